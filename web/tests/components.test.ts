/** The games' components: parsed as TOML, and complete for the boards. */
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import text from '../../src/motu/games/bora_bora/components.toml?raw';
import { MAJORITY_NEEDS } from '../src/games/bali/components';
import { needPicture } from '../src/games/bora_bora/art';
import { PATHS, PLOTS, TASKS, tasksOf, type Components } from '../src/games/bora_bora/components';
import { ASSISTANTS, COMMODITIES, MISSIONS, MOTIFS, PRICES, RITUALS, forestCard, missionPoints, rounds, statueRows } from '../src/games/raiatea/components';
import { effectMarks, missionToken, pairMarks } from '../src/games/raiatea/marks';

describe('Bora Bora', () => {
  test('a task with one more key is kept', () => {
    const line = /^ {2}\{ id = "priests", deck = "light", /m;
    expect(text).toMatch(line);
    const changed = text.replace(line, (found) => `${found}remark = "says { more } than before", `);
    const tasks = tasksOf(parse(changed) as unknown as Components);
    expect(tasks).toEqual(TASKS);
    expect(tasks.priests).toEqual({ light: true, needs: [{ what: 'priests', count: 3 }] });
  });

  test('all 60 tasks have pictures', () => {
    expect(Object.keys(TASKS)).toHaveLength(60);
    for (const { needs } of Object.values(TASKS)) expect(needs.map(needPicture).every(({ art, count }) => art !== '' && count > 0)).toBe(true);
    expect(TASKS.cards_blue!.needs.map(needPicture)).toEqual([{ art: 'g-blue', colour: 'blue', mark: null, count: 2 }]);
  });

  test('every path joins two regions of the map', () => {
    expect(PATHS.map((path) => path.kind)).toContain('land');
    expect(PATHS.map((path) => path.kind)).toContain('water');
    for (const { from, to, value } of PATHS) {
      expect([from, to].every((region) => region in PLOTS)).toBe(true);
      expect(value).toBeGreaterThan(0);
    }
  });
});

describe('Raiatea', () => {
  test('every effect, mission and mask has marks', () => {
    const effects = [...Object.values(RITUALS).flatMap((ritual) => ritual.effects), ...COMMODITIES.flatMap((commodity) => PRICES[commodity].flat())];
    expect(effects.length).toBeGreaterThan(60);
    for (const effect of effects) expect(effectMarks(effect)).not.toContainEqual([{ text: '?', soft: true }]);
    for (const mission of Object.keys(MISSIONS)) expect(missionToken(mission).arts.length).toBeGreaterThan(0);
    expect(pairMarks('poe')).toEqual([{ text: '1' }, { art: 'vp' }, { text: '/', soft: true }, { art: 'pearl' }]);
    expect(pairMarks('ura').at(-1)).toEqual({ colours: true });
  });

  test('a mission is worth what its statue says', () => {
    expect(['m1_01', 'm2_01', 'm3_18'].map(missionPoints)).toEqual([1, 2, 3]);
  });

  test('cards of the forest are found by their names', () => {
    for (const name of [...COMMODITIES, ...ASSISTANTS]) expect(forestCard(name).art).toBe(name);
    for (const mask of Object.keys(MOTIFS)) expect(forestCard(`plain_mask_${mask}`)).toEqual({ ...forestCard(`mask_${mask}`), treasure: [] });
    expect(forestCard('mask_poe').treasure).toEqual([{ op: 'gain', what: 'pearls', n: 3 }]);
  });

  test('rounds and statues depend on the number of seats', () => {
    expect([3, 4, 5].map((seats) => rounds(seats).length)).toEqual([9, 8, 7]);
    expect(statueRows(3).map((row) => row.length)).toEqual([1, 2, 2, 2, 2]);
  });
});

test('Bali', () => {
  expect(MAJORITY_NEEDS).toBe(2);
});
