/** The line chart of a review: where its points are, as plain numbers. */
import type { ReviewMoment, ReviewState } from '../generated/messages';

/** A point of the chart: a length of the log, and everybody's chance to win then. */
export interface ChartPoint {
  at: number;
  chances: number[];
  /** The decision that was made there; null at the end. */
  moment: ReviewMoment | null;
}

export function chartPoints(review: ReviewState, length: number): ChartPoint[] {
  const moments = review.moments.map((moment) => ({ at: moment.at, chances: moment.chances, moment }));
  return [...moments, { at: length, chances: review.end, moment: null }];
}

/** The index of the point on show: that of a decision, or the last one that is not later than a line of the log. */
export function pointAt(points: readonly ChartPoint[], at: number, before: number | null): number {
  const found = before === null ? -1 : points.findIndex((point) => point.moment?.number === before);
  return Math.max(0, found >= 0 ? found : points.findLastIndex((point) => point.at <= at));
}

/** A point's share of the chart's width. Points are evenly spaced, however many lines the log has between them. */
export function xShare(points: readonly ChartPoint[], index: number): number {
  return points.length > 1 ? index / (points.length - 1) : 0;
}

/** The index of the point nearest to a share of the chart's width. */
export function nearestPoint(points: readonly ChartPoint[], share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * (points.length - 1));
}

/** A seat's line as the path of an SVG with this width and height. */
export function linePath(points: readonly ChartPoint[], seat: number, width: number, height: number): string {
  return `M${points.map((point, index) => `${round(xShare(points, index) * width)} ${round((1 - point.chances[seat]!) * height)}`).join('L')}`;
}

/** The weights with which a point and its neighbours make a point of the smoothed line. */
const WEIGHTS = [0.25, 0.5, 0.25];
/** How much smaller the error of such a point is. */
const SMOOTHED = Math.hypot(...WEIGHTS);
/** An interval of so many standard errors to each side holds the chance in 19 of 20 cases. */
const SURE = 1.96;

/** The points with chances that are smoothed over neighbours: what luck adds at one of them is spread. The first and the last stay. */
export function smoothed(points: readonly ChartPoint[]): ChartPoint[] {
  return points.map((point, index) => {
    if (index === 0 || index === points.length - 1) return point;
    const near = [points[index - 1]!, point, points[index + 1]!];
    return { ...point, chances: point.chances.map((_, seat) => near.reduce((sum, one, at) => sum + WEIGHTS[at]! * one.chances[seat]!, 0)) };
  });
}

/** How far the chance of a seat may be from its smoothed line, by the number of playouts. At the end nothing is uncertain. */
export function halfWidth(points: readonly ChartPoint[], index: number, seat: number, playouts: number): number {
  if (!points[index]!.moment || playouts <= 0) return 0;
  const chance = points[index]!.chances[seat]!;
  return (index === 0 ? 1 : SMOOTHED) * SURE * Math.sqrt((chance * (1 - chance)) / playouts);
}

/** The band around a seat's line as the path of an SVG: where its chance is in 19 of 20 cases. */
export function bandPath(points: readonly ChartPoint[], seat: number, playouts: number, width: number, height: number): string {
  const edge = (side: number) => points.map((point, index) => {
    const share = Math.max(0, Math.min(1, point.chances[seat]! + side * halfWidth(points, index, seat, playouts)));
    return `${round(xShare(points, index) * width)} ${round((1 - share) * height)}`;
  });
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
}

const round = (number: number) => Math.round(number * 10) / 10;

export const percent = (share: number) => Math.round(100 * share);

/** How many points more or less one choice is worth than another, by source, the largest first. Less than half a point is left out. */
export function pointDifferences(better: Record<string, number>, played: Record<string, number>, most: number): { source: string; points: number }[] {
  return [...new Set([...Object.keys(better), ...Object.keys(played)])]
    .map((source) => ({ source, points: Math.round((better[source] ?? 0) - (played[source] ?? 0)) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most);
}
