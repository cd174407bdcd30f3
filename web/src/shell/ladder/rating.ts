/** Ratings as pictures: where values are on a scale, and a line over time. */
import type { RatingPoint } from '../../generated/messages';

export interface Scale {
  least: number;
  most: number;
}

/** A scale that holds these intervals, with round ends. */
export function scale(values: readonly { low: number; high: number }[]): Scale {
  const least = Math.min(...values.map((one) => one.low));
  const most = Math.max(...values.map((one) => one.high));
  return values.length > 0 ? { least: Math.floor(least / 100) * 100, most: Math.ceil(most / 100) * 100 } : { least: 1000, most: 2000 };
}

/** Where a value is on a scale, in percent of its width. */
export function share({ least, most }: Scale, value: number): number {
  return Math.round(((value - least) / Math.max(1, most - least)) * 1000) / 10;
}

/** The round values of a scale at which a chart has lines: at most six. */
export function steps({ least, most }: Scale): number[] {
  const step = [100, 200, 500, 1000].find((size) => (most - least) / size <= 5) ?? 2000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, number) => first + number * step);
}

/** The rating over time and its interval as paths of an SVG with this width and height. Games are evenly spaced. */
export function paths(points: readonly RatingPoint[], range: Scale, width: number, height: number): { line: string; band: string } {
  const x = (index: number) => round(points.length > 1 ? (index / (points.length - 1)) * width : width);
  const y = (value: number) => round(height * (1 - share(range, value) / 100));
  const edge = (side: 'rating' | 'low' | 'high') => points.map((point, index) => `${x(index)} ${y(point[side])}`);
  return { line: `M${edge('rating').join('L')}`, band: `M${[...edge('high'), ...edge('low').reverse()].join('L')}Z` };
}

const round = (number: number) => Math.round(number * 10) / 10;
