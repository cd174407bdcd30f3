/** The games' figures: complete for the boards, and those of the table's own edition. */
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import baliFile from '../../src/motu/games/bali/components.toml';
import boraBoraFile from '../../src/motu/games/bora_bora/components.toml';
import text from '../../src/motu/games/bora_bora/components.toml?raw';
import raiateaFile from '../../src/motu/games/raiatea/components.toml';
import * as bali from '../src/games/bali/components';
import { needPicture } from '../src/games/bora_bora/art';
import * as boraBora from '../src/games/bora_bora/components';
import { ASSISTANTS, COMMODITIES, figuresOf, missionPoints, statueRows } from '../src/games/raiatea/components';
import { effectMarks, missionToken, pairMarks } from '../src/games/raiatea/marks';

const table = (file: unknown) => ({ figures: file as object });

describe('Bora Bora', () => {
  const figures = boraBora.figuresOf(table(boraBoraFile));

  test('a task with one more key is kept', () => {
    const line = /^ {2}\{ id = "priests", deck = "light", /m;
    expect(text).toMatch(line);
    const changed = text.replace(line, (found) => `${found}remark = "says { more } than before", `);
    const { tasks } = boraBora.figuresOf(table(parse(changed)));
    expect(tasks).toEqual(figures.tasks);
    expect(tasks.priests).toEqual({ light: true, needs: [{ what: 'priests', count: 3 }] });
  });

  test('all 60 tasks have pictures', () => {
    expect(Object.keys(figures.tasks)).toHaveLength(60);
    for (const { needs } of Object.values(figures.tasks)) expect(needs.map(needPicture).every(({ art, count }) => art !== '' && count > 0)).toBe(true);
    expect(figures.tasks.cards_blue!.needs.map(needPicture)).toEqual([{ art: 'g-blue', colour: 'blue', mark: null, count: 2 }]);
  });

  test('every path joins two regions of the map', () => {
    expect(figures.paths.map((path) => path.kind)).toContain('land');
    expect(figures.paths.map((path) => path.kind)).toContain('water');
    for (const { from, to, value } of figures.paths) {
      expect([from, to].every((region) => region in boraBora.PLOTS)).toBe(true);
      expect(value).toBeGreaterThan(0);
    }
  });
});

describe('Raiatea', () => {
  const figures = figuresOf(table(raiateaFile));

  test('every effect, mission and mask has marks', () => {
    const effects = [...Object.values(figures.rituals).flatMap((ritual) => ritual.effects), ...COMMODITIES.flatMap((commodity) => figures.prices[commodity].flat())];
    expect(effects.length).toBeGreaterThan(60);
    for (const effect of effects) expect(effectMarks(effect)).not.toContainEqual([{ text: '?', soft: true }]);
    for (const mission of Object.keys(figures.missions)) expect(missionToken(figures, mission).arts.length).toBeGreaterThan(0);
    expect(pairMarks(figures, 'poe')).toEqual([{ text: '1' }, { art: 'vp' }, { text: '/', soft: true }, { art: 'pearl' }]);
    expect(pairMarks(figures, 'ura').at(-1)).toEqual({ colours: true });
  });

  test('a mission is worth what its statue says', () => {
    expect(['m1_01', 'm2_01', 'm3_18'].map((mission) => missionPoints(figures, mission))).toEqual([1, 2, 3]);
  });

  test('cards of the forest are found by their names', () => {
    const cards = figures.forestCards;
    for (const name of [...COMMODITIES, ...ASSISTANTS]) expect(cards[name]!.art).toBe(name);
    for (const mask of Object.keys(figures.motifs)) expect(cards[`plain_mask_${mask}`]).toEqual({ ...cards[`mask_${mask}`]!, treasure: [] });
    expect(cards.mask_poe!.treasure).toEqual([{ op: 'gain', what: 'pearls', n: 3 }]);
  });

  test('rounds and statues depend on the number of seats', () => {
    expect(figures.rounds.map((rounds) => rounds.length)).toEqual([9, 8, 7]);
    expect(statueRows(figures, 3).map((row) => row.length)).toEqual([1, 2, 2, 2, 2]);
  });
});

test('a board shows the figures of its own table', () => {
  const standard = table(baliFile);
  const file = baliFile as { scoring: object };
  const other = table({ ...file, scoring: { ...file.scoring, majority_needs: 3 } });
  expect([standard, other, standard].map((one) => bali.figuresOf(one).majorityNeeds)).toEqual([2, 3, 2]);
  expect(bali.figuresOf(other)).toBe(bali.figuresOf(other));
});
