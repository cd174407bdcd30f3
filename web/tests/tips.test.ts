/** What pieces say of themselves: every one in every language, with the figures of the edition in use, and its rule. */
import { describe, expect, test } from 'vitest';
import baliToml from '../../src/motu/games/bali/components.toml';
import boraBoraToml from '../../src/motu/games/bora_bora/components.toml';
import raiateaToml from '../../src/motu/games/raiatea/components.toml';
import { guide as baliGuide } from '../src/games/bali/howto';
import * as bali from '../src/games/bali/tips';
import { FRONT, GOODS } from '../src/games/bali/view';
import { guide as boraBoraGuide } from '../src/games/bora_bora/howto';
import * as boraBora from '../src/games/bora_bora/tips';
import { GODS, MATERIALS } from '../src/games/bora_bora/view';
import { ASSISTANTS, COMMODITIES, RANKS, figuresOf } from '../src/games/raiatea/components';
import { effectsText, worded } from '../src/games/raiatea/effect_words';
import { guide as raiateaGuide } from '../src/games/raiatea/howto';
import * as raiatea from '../src/games/raiatea/tips';
import { LOCATIONS } from '../src/games/raiatea/view';
import { LANGUAGES } from '../src/generated/languages';
import type { Explanation, GameUi, Table } from '../src/shell/board_api';
import { Catalogue } from '../src/shell/catalogue';

const read = (files: Record<string, string>, path: string) => files[path] ?? '';
const SHARED = import.meta.glob<string>('../../src/motu/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const GAMES = import.meta.glob<string>('../../src/motu/games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const BOARDS = import.meta.glob<string>('../words/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const RULES = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });

type File = Record<string, any>;
const FILES: Record<string, File> = { bali: baliToml as File, bora_bora: boraBoraToml as File, raiatea: raiateaToml as File };

/** A table of a game that speaks a language, with an edition's figures. */
function tableOf(game: string, language: string, figures: object = FILES[game]!, differs?: GameUi['worded']): Table {
  const ofGame = new Catalogue(language, [read(SHARED, `../../src/motu/words/${language}.ftl`), read(GAMES, `../../src/motu/games/${game}/words/${language}.ftl`)]);
  const ofBoard = new Catalogue(language, [read(BOARDS, `../words/${game}/${language}.ftl`)]);
  const seats = [0, 1, 2].map((index) => ({ index, name: 'ABC'[index]!, letter: 'ABC'[index]!, bot: false, me: index === 0, asked: false }));
  const view = { bali: baliGuide.view, bora_bora: boraBoraGuide.view, raiatea: raiateaGuide.view }[game]!;
  const table = {
    game, figures, view, seats, me: 0, lit: new Map(),
    say: (id: string, args: object = {}) => ofGame.say(id, args as never, [], differs && ((kind, thing) => differs(table, kind, thing))),
    word: (id: string, args: object = {}) => ofBoard.say(id, args as never),
  } as unknown as Table;
  return table;
}

/** Every piece of a game that explains itself. */
const EVERYTHING: Record<string, (table: Table) => [string, Explanation][]> = {
  bali: (table) => [
    ...[...FRONT, 'oracle'].map((card): [string, Explanation] => [card, bali.cardTip(table, card)]),
    ...FRONT.map((card): [string, Explanation] => [`front ${card}`, bali.frontTip(table, card)]),
    ...GOODS.map((good): [string, Explanation] => [good, bali.goodTip(table, good)]),
    ...(['points', 'stone', 'goods', 'hand', 'altar', 'pile', 'crown', 'first', 'demon'] as const).map((place): [string, Explanation] => [place, bali.placeTip(table, place)]),
    ['price', bali.priceTip(table)],
  ],
  bora_bora: (table) => [
    ...FILES.bora_bora!.people.kinds.map(({ id }: { id: string }): [string, Explanation] => [id, boraBora.kindTip(table, id)]),
    ...['helper', 'temple', 'build', 'man', 'woman', 'man_woman', 'land', 'water', 'land_water', 'fishing'].map((tile): [string, Explanation] => [tile, boraBora.tileTip(table, tile)]),
    ...FILES.bora_bora!.jewelry.tiles.map(({ kind, points, shells }: { kind: string; points: number; shells: number }): [string, Explanation] => [`${kind} ${points}`, boraBora.jewelTip(table, { jewel: kind, points, shells })]),
    ...FILES.bora_bora!.tasks.tiles.map(({ id }: { id: string }): [string, Explanation] => [id, boraBora.taskTip(table, id, 1)]),
    ...GODS.map((god): [string, Explanation] => [god, boraBora.godTip(table, god)]),
    ...MATERIALS.map((material): [string, Explanation] => [material, boraBora.materialTip(table, material)]),
    ...(['offering', 'shell', 'tattoo', 'hut', 'priest', 'building', 'card', 'fish', 'jewelry', 'points', 'first', 'shifted', 'different', 'region', 'people', 'ceremony'] as const).map((thing): [string, Explanation] => [thing, boraBora.thingTip(table, thing)]),
    ['god tile', boraBora.godTileTip(table)], ['temple', boraBora.templeTip(table)], ['status', boraBora.statusTip(table)], ['path', boraBora.pathTip(table, 'land', 5)],
  ],
  raiatea: (table) => {
    const figures = figuresOf(table);
    return [
      ...Object.keys(figures.rituals).map((ritual): [string, Explanation] => [ritual, raiatea.ritualTip(table, ritual)]),
      ...Object.keys(figures.missions).map((mission): [string, Explanation] => [mission, raiatea.missionTip(table, mission)]),
      ...[...Object.keys(figures.motifs), 'rainbow_mirror'].map((mask): [string, Explanation] => [mask, raiatea.maskTip(table, mask)]),
      ...Object.keys(figures.forestCards).map((card): [string, Explanation] => [card, raiatea.cardTip(table, card, 1)]),
      ...COMMODITIES.flatMap((name) => figures.prices[name].map((_, at): [string, Explanation] => [`${name} ${at + 1}`, raiatea.priceTip(table, name, at + 1)])),
      ...ASSISTANTS.map((name): [string, Explanation] => [name, raiatea.assistantTip(table, name)]),
      ...LOCATIONS.map((place): [string, Explanation] => [place, raiatea.locationTip(table, place)]),
      ...RANKS.map((name, rank): [string, Explanation] => [name, raiatea.rankTip(table, rank)]),
      ...['tattoo', 'commodity', 'pearls'].map((gift): [string, Explanation] => [gift, raiatea.giftTip(table, gift)]),
    ];
  },
};
const FEWEST: Record<string, number> = { bali: 29, bora_bora: 130, raiatea: 170 };
const clausesOf = (game: string) => new Set([...read(RULES, `../../docs/rules/${game}.md`).matchAll(/^- \*\*([A-Z]{2}-\w+)\*\*/gm)].map((match) => match[1]));
/** What a sentence that was not found, or lacks an argument, looks like. */
const RAW = /-does|\{|undefined|NaN|\[object|^[a-z_]+-[a-z_]+$/;
const GAME_NAMES = Object.keys(EVERYTHING);

describe.each(GAME_NAMES)('%s', (game) => {
  test.each(LANGUAGES)('every piece explains itself in %s, and names its rule', (language) => {
    const all = EVERYTHING[game]!(tableOf(game, language));
    expect(all.length).toBeGreaterThanOrEqual(FEWEST[game]!);
    const clauses = clausesOf(game);
    for (const [piece, { 'data-tip': tip, 'data-rule': rule }] of all) {
      expect(tip.length, piece).toBeGreaterThan(3);
      expect(tip, piece).not.toMatch(RAW);
      expect(clauses.has(rule), `${piece}: ${rule}`).toBe(true);
    }
  });

  test.each(LANGUAGES)('the pages and the legend are whole in %s', (language) => {
    const guide = { bali: baliGuide, bora_bora: boraBoraGuide, raiatea: raiateaGuide }[game]!;
    const table = tableOf(game, language);
    for (const page of guide.pages) {
      expect(page.title(table)).not.toMatch(RAW);
      expect(page.text(table)).not.toMatch(/\{|undefined|NaN|howto-/);
      expect(page.text(table).split('__').length % 2, page.id).toBe(1);
    }
    const entries = guide.legend.flatMap((group) => group.entries);
    for (const entry of entries) expect(entry.text(table)).not.toMatch(RAW);
    expect(new Set(entries.map((entry) => entry.text(table))).size).toBe(entries.length);
  });
});

/** Numbers in a text. */
const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** Components with every figure of some blocks raised: numbers of nested tables and lists, too. */
function raised(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + by;
  if (Array.isArray(value)) return value.map((one) => raised(one, by));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, raised(one, by)]));
  return value;
}
const withBlocks = (game: string, by: number, ...blocks: string[]) => ({ ...FILES[game]!, ...Object.fromEntries(blocks.map((block) => [block, raised(FILES[game]![block], by)])) });

describe.each(LANGUAGES)('other figures in %s', (language) => {
  const tip = (one: Explanation) => one['data-tip'];

  test('Bali', () => {
    const other = tableOf('bali', language, withBlocks('bali', 20, 'scoring', 'buying', 'playing', 'final_scoring', 'oracle'));
    expect(numbers(tip(bali.cardTip(other, 'shrine')))).toEqual(expect.arrayContaining([27, 24]));
    expect(numbers(tip(bali.cardTip(other, 'rice_farmer')))).toContain(21);
    expect(numbers(tip(bali.frontTip(other, 'priest')))).toEqual(expect.arrayContaining([22, 21]));
    expect(numbers(tip(bali.goodTip(other, 'rice')))).toEqual([25, 23, 22, 21, 20]);
    expect(numbers(tip(bali.priceTip(other)))).toEqual([21]);
  });

  test('Bora Bora', () => {
    const other = tableOf('bora_bora', language, withBlocks('bora_bora', 20, 'people', 'helper', 'action_tiles', 'buildings', 'temple', 'tasks', 'god_tiles', 'status_track'));
    expect(numbers(tip(boraBora.kindTip(other, 'land_path')))).toEqual([22, 24, 26]);
    expect(numbers(tip(boraBora.tileTip(other, 'helper')))).toEqual([21, 21, 22, 22, 22, 22]);
    expect(numbers(tip(boraBora.tileTip(other, 'fishing')))).toEqual([22]);
    expect(numbers(tip(boraBora.tileTip(other, 'build')))).toEqual([30]);
    expect(numbers(tip(boraBora.templeTip(other)))).toEqual([21]);
    expect(numbers(tip(boraBora.taskTip(other, 'different_cards')))).toEqual(expect.arrayContaining([26, 24]));
    expect(numbers(tip(boraBora.godTip(other, 'yellow')))).toEqual([24]);
    expect(numbers(tip(boraBora.godTileTip(other)))).toEqual([22]);
    expect(numbers(tip(boraBora.statusTip(other)))).toContain(35);
    expect(numbers(tip(boraBora.jewelTip(other, { jewel: 'ring', points: 17, shells: 11 })))).toEqual([17, 11]);
  });

  test('Raiatea', () => {
    const changed = withBlocks('raiatea', 20, 'ranks', 'locations', 'recruiting', 'price_charts', 'statues', 'missions');
    const file = FILES.raiatea!;
    const cards = file.rituals.cards.map((card: File) => ({ ...card, cost: card.cost + 20, effects: raised(card.effects, 20) }));
    const motifs = file.masks.motifs.map((motif: File) => ({ ...motif, points: motif.points + 20 }));
    const missions = { tokens: file.missions.tokens.map((token: File) => ({ ...token, cost: token.cost && raised(token.cost, 20) })) };
    const other = tableOf('raiatea', language, { ...changed, statues: { ...file.statues, points: [21, 22, 23] }, missions, rituals: { ...file.rituals, cards }, masks: { ...file.masks, motifs } }, worded);
    const figures = figuresOf(other);
    for (const ritual of Object.keys(figures.rituals)) {
      const said = numbers(tip(raiatea.ritualTip(other, ritual)).replace(/^[^:]*: /, ''));
      expect(said[0], ritual).toBe(figures.rituals[ritual]!.cost);
      for (const number of numbers(JSON.stringify(figures.rituals[ritual]!.effects))) expect(said, ritual).toContain(number);
    }
    for (const mask of Object.keys(figures.motifs)) expect(numbers(tip(raiatea.maskTip(other, mask)))).toContain(figures.motifs[mask]!.points);
    for (const [mission, token] of Object.entries(figures.missions)) {
      const said = numbers(tip(raiatea.missionTip(other, mission)));
      expect(said).toContain(figures.statuePoints[token.statue - 1]);
      for (const amount of Object.values(token.cost ?? {})) expect(said, mission).toContain(amount);
    }
    for (const name of COMMODITIES) expect(numbers(tip(raiatea.priceTip(other, name, 1)))).toEqual(numbers(effectsText(other, figures.prices[name][0]!)));
    expect(numbers(tip(raiatea.rankTip(other, 1)))).toEqual([23, 23, 22]);
    expect(numbers(tip(raiatea.locationTip(other, 'path')))).toEqual([22, 25, 21]);
    expect(numbers(tip(raiatea.locationTip(other, 'reef')))).toEqual([23]);
    expect(numbers(tip(raiatea.assistantTip(other, 'pearl_diver')))).toEqual([24]);
  });
});
