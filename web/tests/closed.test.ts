/** Why an action tile of Bora Bora is closed for a die. */
import { expect, test } from 'vitest';
import type { BoraBoraSeat, BoraBoraView } from '../src/generated/bora_bora';
import { whyClosed } from '../src/games/bora_bora/closed';

const M = 'material';
const seat = (changes: Partial<BoraBoraSeat>) => ({ priests: 1, spaces: [null], ceremony: Array(12).fill(null), buildings: Array(6).fill(false), ...changes }) as unknown as BoraBoraSeat;
const view = (men: unknown[], women: unknown[] = []) => ({ men, women }) as unknown as BoraBoraView;
const nobody = view(Array(6).fill(null), Array(6).fill(null));
const at = (...spaces: number[]) => Array.from({ length: 12 }, (_, space) => (spaces.includes(space) ? M : null)) as BoraBoraSeat['ceremony'];

test('the temple needs a priest', () => {
  expect(whyClosed(nobody, seat({ priests: 0 }), 'temple', 3)).toBe('no-priest');
  expect(whyClosed(nobody, seat({}), 'temple', 3)).toBe('nothing-to-do');
});

test('a building needs material on two neighbouring spaces, and a number up to the die', () => {
  for (const pair of [[0, 1], [0, 4], [6, 10], [10, 11]]) expect(whyClosed(nobody, seat({ ceremony: at(...pair) }), 'build', 3)).toBe('nothing-to-do');
  for (const apart of [[], [0], [3, 4], [0, 5], [0, 8], [7, 8]]) expect(whyClosed(nobody, seat({ ceremony: at(...apart) }), 'build', 3)).toBe('no-pair');
  const built = seat({ ceremony: at(0, 1), buildings: [true, true, false, false, false, false] });
  expect(whyClosed(nobody, built, 'build', 2)).toBe('no-building');
  expect(whyClosed(nobody, built, 'build', 3)).toBe('nothing-to-do');
});

test('people need a free space, and somebody up to the die', () => {
  const second = view([null, {}], [null, null]);
  expect(whyClosed(second, seat({ spaces: [{ hut: true }] as never }), 'man', 2)).toBe('no-space');
  expect(whyClosed(second, seat({}), 'man', 1)).toBe('no-person');
  expect(whyClosed(second, seat({}), 'man', 2)).toBe('nothing-to-do');
  expect(whyClosed(second, seat({}), 'woman', 2)).toBe('no-person');
  expect(whyClosed(second, seat({}), 'man_woman', 2)).toBe('nothing-to-do');
});

test('a path needs a region in reach', () => {
  expect(whyClosed(nobody, seat({}), 'land_water', 2)).toBe('no-region');
});
