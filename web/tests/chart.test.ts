/** The geometry of a review's chart. */
import { expect, test } from 'vitest';
import type { ReviewMoment, ReviewState } from '../src/generated/messages';
import { bandPath, chartPoints, halfWidth, linePath, nearestPoint, pointAt, pointDifferences, smoothed } from '../src/shell/chart';

const moment = (number: number, at: number, chance: number): ReviewMoment => ({ number, at, seat: 0, decision: '', asked: {}, words: '', args: {}, chances: [chance, 1 - chance], better: null });
const review: ReviewState = { stage: 'ready', done: 2, whole: 2, scope: null, moments: [moment(1, 0, 0.5), moment(4, 50, 0.25)], turning: [], worst: [], end: [1, 0] };
const points = chartPoints(review, 100);

test('the end is the last point, with the shares of the victory', () => {
  expect(points.map(({ at, chances }) => [at, chances[0]])).toEqual([[0, 0.5], [50, 0.25], [100, 1]]);
});

test('a line goes from point to point, certain victory on top', () => {
  expect(linePath(points, 0, 200, 80)).toBe('M0 40L100 60L200 0');
  expect(linePath(points, 1, 200, 80)).toBe('M0 40L100 20L200 80');
});

test('a click means the nearest point, a line of the log the last one before it', () => {
  expect([-1, 0.3, 0.74, 0.76, 2].map((share) => nearestPoint(points, share))).toEqual([0, 1, 1, 2, 2]);
  expect([0, 49, 50, 99, 100].map((at) => pointAt(points, at, null))).toEqual([0, 0, 1, 1, 2]);
});

test('each decision has its own point, however many fall on one line of the log', () => {
  const secret = chartPoints({ ...review, moments: [moment(1, 0, 0.5), moment(4, 50, 0.25), moment(5, 50, 0.25)] }, 100);
  expect([1, 4, 5].map((number) => pointAt(secret, 50, number))).toEqual([0, 1, 2]);
});

test('differences in points between two choices, the largest first', () => {
  expect(pointDifferences({ fish: 3.2, temple: 10, status: 1.1 }, { temple: 15.6, status: 1, tasks: 2 }, 2)).toEqual([
    { source: 'temple', points: -6 },
    { source: 'fish', points: 3 },
  ]);
});

test('what luck adds at one point is spread, the first and the last point stay', () => {
  const noisy = chartPoints({ ...review, moments: [moment(1, 0, 0.5), moment(2, 9, 0.75), moment(3, 20, 0.4), moment(4, 50, 0.8)] }, 100);
  expect(smoothed(noisy).map(({ chances }) => Math.round(100 * chances[0]!))).toEqual([50, 60, 59, 75, 100]);
});

test('a band holds the line, is wider with fewer playouts, and closes at the end', () => {
  expect(halfWidth(points, 1, 0, 24)).toBeGreaterThan(halfWidth(points, 1, 0, 192));
  expect(halfWidth(points, 0, 0, 100)).toBeCloseTo(0.098, 3);
  expect(halfWidth(points, 2, 0, 24)).toBe(0);
  expect(bandPath(points, 0, 100, 200, 100)).toMatch(/^M0 40.2L.*L200 0L200 0L.*L0 59.8Z$/);
});
