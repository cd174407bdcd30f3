import { describe, expect, test } from 'vitest';
import { left, lit, meant, pick, placeless } from '../src/shell/picking';
import type { Option } from '../src/shell/wire';

const option = (token: string, ...targets: string[]): Option => ({ token, words: '', args: {}, targets, final: false, brings: [] });
const rice1 = option('rice 1', 'hand/rice');
const rice2 = option('rice 2', 'hand/rice');
const priest = option('priest', 'hand/priest');
const pass = option('pass');
const die = option('die', 'die/4', 'tile/temple');
const blessed = option('die with god', 'die/4', 'tile/temple', 'god/white');
const other = option('other die', 'die/5', 'tile/temple');
const all = [rice1, rice2, priest, pass, die, blessed, other];

describe('picking', () => {
  test('everything that is a target is lit, with its options', () => {
    expect([...lit(all, []).keys()].sort()).toEqual(['die/4', 'die/5', 'god/white', 'hand/priest', 'hand/rice', 'tile/temple']);
    expect(lit(all, []).get('hand/rice')).toEqual([rice1, rice2]);
  });

  test('a target of one option means it', () => {
    expect(meant(all, pick(all, [], 'hand/priest'))).toBe(priest);
  });

  test('a target of several options narrows to them and means none', () => {
    const picked = pick(all, [], 'tile/temple');
    expect(left(all, picked)).toEqual([die, blessed, other]);
    expect(meant(all, picked)).toBeNull();
    expect([...lit(all, picked).keys()].sort()).toEqual(['die/4', 'die/5', 'god/white']);
  });

  test('a second target narrows further', () => {
    expect(meant(all, pick(all, ['tile/temple'], 'die/5'))).toBe(other);
    expect(meant(all, pick(all, ['tile/temple', 'die/4'], 'god/white'))).toBe(blessed);
  });

  test('a target that does not fit begins anew', () => {
    expect(pick(all, ['die/4'], 'hand/priest')).toEqual(['hand/priest']);
  });

  test('a picked target clicked again is let go', () => {
    expect(pick(all, ['die/4', 'tile/temple'], 'die/4')).toEqual(['tile/temple']);
  });

  test('a target that no option has picks nothing', () => {
    expect(pick(all, ['die/4'], 'nowhere')).toEqual([]);
  });

  test('options without a place are found', () => {
    expect(placeless(all)).toEqual([pass]);
  });
});
