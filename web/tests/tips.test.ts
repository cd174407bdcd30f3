import { expect, test } from 'vitest';
import { cardTip, frontTip } from '../src/games/bali/tips';
import { godTileTip, kindTip, tileTip } from '../src/games/bora_bora/tips';
import baliToml from '../../src/motu/games/bali/components.toml';
import boraBoraToml from '../../src/motu/games/bora_bora/components.toml';
import type { Table } from '../src/shell/board_api';

const baliFile = baliToml as Record<string, any>;
const boraBoraFile = boraBoraToml as Record<string, any>;

/** A table that says the arguments of its sentences. */
const table = (figures: object) =>
  ({ figures, view: { round: 3 }, say: (id: string) => id, word: (id: string, args: object = {}) => `${id} ${JSON.stringify(args)}` }) as unknown as Table;

test('pieces name the figures of the edition in use', () => {
  expect(kindTip(table(boraBoraFile), 'land_path')).toContain('{"values":"2 / 4 / 6"}');
  expect(kindTip(table(boraBoraFile), 'woman')).toContain('{"values":"3 / 6"}');
  const kinds = boraBoraFile.people.kinds.map((kind: { id: string }) => ({ ...kind, strength: [1, 5, 9] }));
  const other = table({ ...boraBoraFile, people: { ...boraBoraFile.people, kinds }, action_tiles: { ...boraBoraFile.action_tiles, fishing_points: 7 }, god_tiles: { ...boraBoraFile.god_tiles, points: 4 } });
  expect(kindTip(other, 'land_path')).toContain('{"values":"1 / 5 / 9"}');
  expect(tileTip(other, 'fishing')).toContain('"points":7');
  expect(tileTip(table(boraBoraFile), 'build')).toContain(`"points":${boraBoraFile.buildings.points_by_round[2]}`);
  expect(godTileTip(other)).toContain('"points":4');
  const dear = table({ ...baliFile, playing: { ...baliFile.playing, shrine_price: 9 }, scoring: { majority_needs: 3, majority_brings: 2 } });
  expect(cardTip(dear, 'shrine')).toContain('"price":9');
  expect(frontTip(dear, 'priest')).toContain('{"needs":3,"brings":2}');
});
