import { expect, test } from 'vitest';
import { paths, scale, share, steps } from '../src/shell/ladder/rating';

test('a scale holds all intervals and has round ends', () => {
  expect(scale([{ low: 1312, high: 1688 }, { low: 1490, high: 1710 }])).toEqual({ least: 1300, most: 1800 });
  expect(scale([])).toEqual({ least: 1000, most: 2000 });
  expect(share({ least: 1300, most: 1800 }, 1550)).toBe(50);
});

test('a chart has at most six lines, at round values', () => {
  expect(steps({ least: 1300, most: 1800 })).toEqual([1300, 1400, 1500, 1600, 1700, 1800]);
  expect(steps({ least: 800, most: 2300 })).toEqual([1000, 1500, 2000]);
});

test('the line is between the edges of the band, and one game is a point at the end', () => {
  const range = { least: 1000, most: 2000 };
  const one = { at: 1, rating: 1500, low: 1250, high: 1750 };
  const two = { at: 2, rating: 1600, low: 1400, high: 1800 };
  expect(paths([one, two], range, 100, 100)).toEqual({ line: 'M0 50L100 40', band: 'M0 25L100 20L100 60L0 75Z' });
  expect(paths([one], range, 100, 100).line).toBe('M100 50');
});
