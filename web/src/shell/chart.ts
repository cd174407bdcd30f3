/** The line chart of a review: where its points lie, as plain numbers. */
import type { Moment, ReviewTold } from './wire';

/** A place on the chart: so many lines of the log, and everybody's chance to win then. */
export interface Place {
  at: number;
  chances: number[];
  /** The decision that stands there; null is the end. */
  moment: Moment | null;
}

export function places(review: ReviewTold, length: number): Place[] {
  const moments = review.moments.map((moment) => ({ at: moment.at, chances: moment.chances, moment }));
  return [...moments, { at: length, chances: review.end, moment: null }];
}

/** The number of the place that is on show: that of a decision, or the last one that is not later than a line of the log. */
export function placeAt(all: readonly Place[], at: number, before: number | null): number {
  const there = before === null ? -1 : all.findIndex((place) => place.moment?.number === before);
  return Math.max(0, there >= 0 ? there : all.findLastIndex((place) => place.at <= at));
}

/** How far to the right a place lies: they stand side by side, however many lines the log has between them. */
export function across(all: readonly Place[], place: number): number {
  return all.length > 1 ? place / (all.length - 1) : 0;
}

/** The number of the place nearest to a share of the chart's width. */
export function nearest(all: readonly Place[], share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * (all.length - 1));
}

/** A seat's line as the path of an SVG of a width and height. */
export function path(all: readonly Place[], seat: number, width: number, height: number): string {
  return `M${all.map((place, number) => `${round(across(all, number) * width)} ${round((1 - place.chances[seat]!) * height)}`).join('L')}`;
}

const round = (number: number) => Math.round(number * 10) / 10;

export const percent = (share: number) => Math.round(100 * share);

/** What one choice would have brought more or less than the other, by source, the largest first; less than half a point is left out. */
export function gains(better: Record<string, number>, played: Record<string, number>, most: number): { source: string; points: number }[] {
  return [...new Set([...Object.keys(better), ...Object.keys(played)])]
    .map((source) => ({ source, points: Math.round((better[source] ?? 0) - (played[source] ?? 0)) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most);
}
