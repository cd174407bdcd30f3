import { describe, expect, test } from 'vitest';
import type { Option } from '../src/generated/messages';
import { litTargets, matching, onlyMatch, pick, withoutTarget } from '../src/shell/selection';

const option = (token: string, ...targets: string[]): Option => ({ token, words: '', args: {}, targets, irreversible: false, preview: [], ends_turn: false });
const rice1 = option('rice 1', 'hand/rice');
const rice2 = option('rice 2', 'hand/rice');
const priest = option('priest', 'hand/priest');
const pass = option('pass');
const die = option('die', 'die/4', 'tile/temple');
const blessed = option('die with god', 'die/4', 'tile/temple', 'god/white');
const other = option('other die', 'die/5', 'tile/temple');
const all = [rice1, rice2, priest, pass, die, blessed, other];

describe('selection', () => {
  test('everything that is a target is lit, with its options', () => {
    expect([...litTargets(all, []).keys()].sort()).toEqual(['die/4', 'die/5', 'god/white', 'hand/priest', 'hand/rice', 'tile/temple']);
    expect(litTargets(all, []).get('hand/rice')).toEqual([rice1, rice2]);
  });

  test('a target of one option selects it', () => {
    expect(onlyMatch(all, pick(all, [], 'hand/priest'))).toBe(priest);
  });

  test('a target of several options narrows to them and selects none', () => {
    const picked = pick(all, [], 'tile/temple');
    expect(matching(all, picked)).toEqual([die, blessed, other]);
    expect(onlyMatch(all, picked)).toBeNull();
    expect([...litTargets(all, picked).keys()].sort()).toEqual(['die/4', 'die/5', 'god/white']);
  });

  test('a second target narrows further', () => {
    expect(onlyMatch(all, pick(all, ['tile/temple'], 'die/5'))).toBe(other);
    expect(onlyMatch(all, pick(all, ['tile/temple', 'die/4'], 'god/white'))).toBe(blessed);
  });

  test('a target that does not fit replaces the picked ones', () => {
    expect(pick(all, ['die/4'], 'hand/priest')).toEqual(['hand/priest']);
  });

  test('a picked target clicked again is removed', () => {
    expect(pick(all, ['die/4', 'tile/temple'], 'die/4')).toEqual(['tile/temple']);
  });

  test('a target that no option has picks nothing', () => {
    expect(pick(all, ['die/4'], 'nowhere')).toEqual([]);
  });

  test('options without a target are found', () => {
    expect(withoutTarget(all)).toEqual([pass]);
  });
});
