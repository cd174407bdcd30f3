/** The geometry of a review's chart. */
import { expect, test } from 'vitest';
import { gains, nearest, path, placeAt, places } from '../src/shell/chart';
import type { Moment, ReviewTold } from '../src/shell/wire';

const moment = (number: number, at: number, chance: number): Moment => ({ number, at, seat: 0, decision: '', asked: {}, words: '', args: {}, chances: [chance, 1 - chance], better: null });
const review: ReviewTold = { stage: 'ready', done: 2, whole: 2, looked: null, moments: [moment(1, 0, 0.5), moment(4, 50, 0.25)], turning: [], better: [], end: [1, 0] };
const all = places(review, 100);

test('the end is the last place, with the shares of the victory', () => {
  expect(all.map(({ at, chances }) => [at, chances[0]])).toEqual([[0, 0.5], [50, 0.25], [100, 1]]);
});

test('a line goes from place to place, certain victory on top', () => {
  expect(path(all, 0, 200, 80)).toBe('M0 40L100 60L200 0');
  expect(path(all, 1, 200, 80)).toBe('M0 40L100 20L200 80');
});

test('a click means the nearest place, a line of the log the last one before it', () => {
  expect([-1, 0.3, 0.74, 0.76, 2].map((share) => nearest(all, share))).toEqual([0, 1, 1, 2, 2]);
  expect([0, 49, 50, 99, 100].map((at) => placeAt(all, at, null))).toEqual([0, 0, 1, 1, 2]);
});

test('a decision has a place of its own, however many stand on one line of the log', () => {
  const secret = places({ ...review, moments: [moment(1, 0, 0.5), moment(4, 50, 0.25), moment(5, 50, 0.25)] }, 100);
  expect([1, 4, 5].map((number) => placeAt(secret, 50, number))).toEqual([0, 1, 2]);
});

test('what a choice would have brought more or less, the largest first', () => {
  expect(gains({ fish: 3.2, temple: 10, status: 1.1 }, { temple: 15.6, status: 1, tasks: 2 }, 2)).toEqual([
    { source: 'temple', points: -6 },
    { source: 'fish', points: 3 },
  ]);
});
