/** The page of figures: every block, figure, entry and effect has a name in every language, and an input of its kind. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import baliFile from '../../src/motu/games/bali/components.toml';
import boraBoraFile from '../../src/motu/games/bora_bora/components.toml';
import raiateaFile from '../../src/motu/games/raiatea/components.toml';
import { EFFECTS, MASK_COUNTERS, MISSION_COSTS, RANKS } from '../src/generated/vocabulary';
import { LANGUAGES } from '../src/generated/languages';
import type { EditionProblem } from '../src/generated/messages';
import { Catalogue } from '../src/shell/catalogue';
import { newEffect, paramKind, paramsOf, withParam } from '../src/shell/figures/effects';
import { figureKeys, isEntries, isOpen, isTable, kindOf, namesAt, sureOf, typedNumber, valueAt, type Table } from '../src/shell/figures/figures';
import { choicesAt, entryKeys, groupsOf, kindAt } from '../src/shell/figures/layout';
import { blockTitle, effectText, entryTitle, fieldLabel, figureLabel, groupTitle, nameOf, needText, paramLabel, sourceText } from '../src/shell/figures/names';
import { figureProblem, placeOf } from '../src/shell/figures/problems';
import { nameInFile } from '../src/shell/figures/upload';

const WORDS = import.meta.glob<string>(['../words/*.ftl', '../../src/motu/words/*.ftl', '../../src/motu/games/*/words/*.ftl'], { query: '?raw', import: 'default', eager: true });

/** The catalogues of the page without a browser, and what was looked for in vain. */
const fake = vi.hoisted(() => ({ catalogues: {} as Record<string, { say(id: string, args?: object): string; has(id: string): boolean; attribute(id: string, name: string): string }>, missing: [] as string[] }));
vi.mock('../src/shell/words.svelte', () => {
  const noting = (name: string) => {
    const catalogue = () => fake.catalogues[name]!;
    return {
      has: (id: string) => catalogue().has(id),
      attribute: (id: string, key: string) => catalogue().attribute(id, key),
      say: (id: string, args: object = {}) => {
        if (!catalogue().has(id)) fake.missing.push(`${name} ${id}`);
        return catalogue().say(id, args);
      },
    };
  };
  const words = { page: noting('page'), shared: noting('shared'), ofGame: noting };
  return { words, t: words.page.say, problemText: ({ id, details }: { id: string; details: object }) => words.shared.say(`error-${id}`, details) };
});

const FILES: Record<string, Table> = Object.fromEntries(
  Object.entries({ bali: baliFile, bora_bora: boraBoraFile, raiatea: raiateaFile }).map(([game, file]) => [game, Object.fromEntries(Object.entries(file as Table).filter(([block]) => block !== 'edition'))]),
);

function speak(language: string): void {
  const shared = WORDS[`../../src/motu/words/${language}.ftl`]!;
  fake.missing = [];
  fake.catalogues = {
    page: new Catalogue(language, [WORDS[`../words/${language}.ftl`]!]),
    shared: new Catalogue(language, [shared]),
    ...Object.fromEntries(Object.keys(FILES).map((game) => [game, new Catalogue(language, [shared, WORDS[`../../src/motu/games/${game}/words/${language}.ftl`]!])])),
  };
}

/** What looks like an id of the file, not like a word. */
const RAW = /_|\bfig-|\{|\bundefined\b|\[object/;

/** A word that was not translated: Russian has no Latin letters, except for single ones such as those of the fish. */
const LATIN = /[a-z]{2,}/i;

/** Every effect in a value, also within other effects. */
function effectsIn(value: unknown): Table[] {
  if (Array.isArray(value)) return value.flatMap(effectsIn);
  if (!isTable(value)) return [];
  return [...('op' in value ? [value] : []), ...Object.values(value).flatMap(effectsIn)];
}

/** Every name in a value that is not an id, with the key at which it stands. */
function namesIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[value, key]];
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, key));
  if (!isTable(value) || 'op' in value || 'what' in value) return [];
  return figureKeys(value).flatMap((one) => [...namesIn(value[one], one)]);
}

describe.each(LANGUAGES)('%s', (language) => {
  beforeAll(() => speak(language));

  test.each(Object.keys(FILES))('every block, figure, entry and name of %s is worded', (game) => {
    const said: string[] = [];
    const figures = FILES[game]!;
    for (const [block, content] of Object.entries(figures) as [string, Table][]) {
      expect(fake.catalogues.page!.has(`fig-${game}-${block}`), block).toBe(true);
      said.push(blockTitle(game, block));
      for (const key of figureKeys(content)) {
        said.push(figureLabel(game, block, key));
        const value = content[key];
        for (const entry of isEntries(value) ? value : []) {
          said.push(entryTitle(game, block, entry, 1));
          for (const field of entryKeys(block, entry, entry.kind)) {
            expect(fake.catalogues.page!.has(`fig-field-${field}`), `${block}.${key}.${field}`).toBe(true);
            said.push(fieldLabel(field));
          }
        }
        said.push(...namesIn(value, key).map(([name, at]) => nameOf(game, name, at)));
      }
    }
    expect(said.filter((text) => RAW.test(text) || text === '')).toEqual([]);
    if (language === 'ru') expect(said.filter((text) => LATIN.test(text))).toEqual([]);
    expect(fake.missing).toEqual([]);
  });

  test.each(Object.keys(FILES))('every block of %s stands in a part of the board that has a name', (game) => {
    const blocks = Object.keys(FILES[game]!);
    const groups = groupsOf(game, blocks);
    expect(groups.flatMap((group) => group.blocks).sort()).toEqual([...blocks].sort());
    for (const group of groups) {
      expect(group.id).not.toBe('');
      expect(groupTitle(game, group.id)).not.toMatch(RAW);
    }
    expect(fake.missing).toEqual([]);
  });

  test('every effect that there is, and every one that can be made, is worded', () => {
    const made = Object.keys(EFFECTS).map((op) => newEffect(op));
    const effects = [...effectsIn(FILES.raiatea), ...made];
    expect(effects.length).toBeGreaterThan(100);
    const said = effects.map((effect) => effectText('raiatea', effect));
    expect(said.filter((text) => RAW.test(text) || (language === 'ru' && LATIN.test(text)))).toEqual([]);
    for (const [op, params] of Object.entries(EFFECTS)) {
      for (const [key, names] of Object.entries(params)) {
        expect(fake.catalogues.page!.has(`fig-param-${key}`), `${op} ${key}`).toBe(true);
        expect(paramLabel(key)).not.toBe(key);
        for (const name of names) expect(isWorded(name, key), `${op} ${key} ${name}`).toBe(true);
      }
    }
    for (const name of [...MASK_COUNTERS, ...Object.keys(MISSION_COSTS), ...Object.values(MISSION_COSTS).flat(), ...RANKS]) expect(isWorded(name, 'kind'), name).toBe(true);
    expect(fake.missing).toEqual([]);
  });

  /** Whether a name is found in a catalogue: under its own id, or as one of the game's things. */
  const isWorded = (name: string, key: string): boolean =>
    !RAW.test(nameOf('raiatea', name, key)) && (fake.catalogues.page!.has(`fig-name-${name}`) || ['commodity', 'assistant', 'mask', 'rank', 'deck'].some((kind) => fake.catalogues.raiatea!.has(`${kind}-${name.replace('assistants_', '')}`)));

  test('everything that a task asks for is worded', () => {
    const tiles = (FILES.bora_bora!.tasks as Table).tiles as { needs: Table[] }[];
    expect(tiles.flatMap(({ needs }) => needs.map((need) => needText('bora_bora', need))).filter((text) => RAW.test(text))).toEqual([]);
    expect(fake.missing).toEqual([]);
  });

  test('a refused figure says why', () => {
    const problem = (id: string, details: object, block: string, path: (string | number)[]): EditionProblem => ({ problem: { id, details: { ...details } }, block, path });
    const standard = FILES.bora_bora!;
    const found = [
      problem('components-not-as-printed', { expected: '[1]', found: '7' }, 'temple', ['points_by_round']),
      problem('components-against-clause', { counted: 'fish-of-value-1', found: 3, expected: 4, clause: 'BB-F1' }, 'fish', ['tiles']),
      problem('components-figure-unfit', { wanted: 'a whole number, at least 1 and at most 6', found: "'x'" }, 'water_paths', ['paths', 2, 'value']),
      problem('components-region-cut-off', { region: 'north_west' }, 'map', ['regions']),
      problem('edition-figure-unknown', { block: 'dice', key: 'sides' }, 'dice', []),
    ];
    const texts = found.map((one) => figureProblem(one, 'bora_bora', standard));
    expect(texts[0]).toContain('1, 1, 2, 2, 3, 3');
    expect(texts[1]).toMatch(/3.*4/);
    expect(texts[2]).toMatch(/1.*6/);
    expect(texts.filter((text) => RAW.test(text))).toEqual([]);
    expect(placeOf(found[2]!, 'bora_bora')).toMatch(/, 3, /);
    expect(fake.missing).toEqual([]);
  });
});

describe('figures', () => {
  test.each(Object.entries(FILES))('every figure of %s has an input that can hold it', (_, figures) => {
    for (const [block, content] of Object.entries(figures) as [string, Table][]) {
      for (const key of figureKeys(content)) {
        const value = content[key];
        if (!isEntries(value)) expect(kindOf(key, value), `${block}.${key}`).not.toBe('entries');
        for (const [at, entry] of (isEntries(value) ? value : []).entries()) {
          for (const field of figureKeys(entry)) {
            expect(entryKeys(block, entry, entry.kind), `${block}.${key}.${field}`).toContain(field);
            expect(kindAt(figures, block, [key, at, field]), `${block}.${key}.${field}`).not.toBe('entries');
            if (typeof entry[field] === 'string') expect(choicesAt(figures, block, [key, at, field], entry[field])).toContain(entry[field]);
          }
        }
      }
    }
  });

  test('the kind of an input follows from the figure', () => {
    const figures = FILES.raiatea!;
    expect(kindAt(figures, 'die', ['faces'])).toBe('numbers');
    expect(kindAt(figures, 'rounds', ['three'])).toBe('names');
    expect(kindAt(figures, 'statues', ['rows'])).toBe('rows');
    expect(kindAt(figures, 'price_charts', ['uru'])).toBe('effect-lists');
    expect(kindAt(figures, 'forest_cards', ['masks', 3, 'treasure'])).toBe('effects');
    expect(kindAt(figures, 'missions', ['tokens', 0, 'cost'])).toBe('cost');
    expect(kindAt(figures, 'missions', ['tokens', 0, 'needs'])).toBe('cost');
    expect(kindAt(figures, 'masks', ['motifs', 0, 'most'])).toBe('number');
    expect(kindAt(FILES.bora_bora!, 'tasks', ['tiles', 0, 'needs'])).toBe('counts');
  });

  test('a mission asks for what its kind says', () => {
    const mission = valueAt(FILES.raiatea!, 'missions', ['tokens', 0]) as Table;
    expect(entryKeys('missions', mission, 'pearls')).toEqual(['kind', 'statue', 'copies', 'cost']);
    expect(entryKeys('missions', mission, 'conditional')).toEqual(['kind', 'statue', 'copies', 'needs']);
    expect(entryKeys('missions', mission, 'auction')).toEqual(['kind', 'statue', 'copies']);
  });

  test('names to choose from are those of the same place', () => {
    const figures = FILES.bora_bora!;
    expect(namesAt(figures, 'map', ['regions', 0, 'terrain']).sort()).toEqual(['beach', 'forest', 'mountain', 'plains']);
    expect(namesAt(figures, 'land_paths', ['paths', 0, 'from'])).toContain(valueAt(figures, 'land_paths', ['paths', 0, 'to']));
    expect(choicesAt(FILES.raiatea!, 'masks', ['motifs', 0, 'per'], 'missions_pearls')).toContain('missions_masks');
  });

  test('an entry may be surer than its block', () => {
    const { map, temple } = FILES.bora_bora as Record<string, Table>;
    expect(sureOf(map!)).toBe('reconstructed');
    expect(sureOf(map!, (map!.regions as Table[])[0])).toBe('derived');
    expect([isOpen(map!), isOpen(temple!)]).toEqual([true, false]);
  });

  test('what is no number is kept as it was typed', () => {
    expect(['7', ' 12 ', '-3', '', 'x', '1.5', '12345678901'].map(typedNumber)).toEqual([7, 12, -3, '', 'x', '1.5', '12345678901']);
  });
});

describe('effects', () => {
  test('every effect of the file has an input for each of its parameters', () => {
    for (const effect of effectsIn(FILES.raiatea)) {
      const offered = paramsOf(effect);
      for (const key of Object.keys(effect)) if (key !== 'op') expect(offered, JSON.stringify(effect)).toContain(key);
    }
    expect(paramKind('permanent', 'do')).toBe('effects');
    expect(paramKind('take', 'different')).toBe('flag');
    expect(paramKind('gain', 'what')).toBe('name');
    expect(paramKind('gain', 'n')).toBe('number');
  });

  test('another effect keeps what fits, and has all that it needs', () => {
    expect(newEffect('steal', { op: 'gain', what: 'pearls', n: 4 })).toEqual({ op: 'steal', what: 'pearls', n: 4 });
    expect(newEffect('lose', { op: 'gain', what: 'pearls', n: 4 })).toEqual({ op: 'lose', what: 'priest', n: 4, target: 'one' });
  });

  test('a parameter keeps its place, and is left out without a value', () => {
    const effect = { op: 'gain', what: 'mana', n: 1, per: 'priests' };
    expect(JSON.stringify(withParam(effect, 'what', 'pearls'))).toBe('{"op":"gain","what":"pearls","n":1,"per":"priests"}');
    expect(withParam(effect, 'per', undefined)).toEqual({ op: 'gain', what: 'mana', n: 1 });
  });

  test('another trigger changes what it can, and nothing else', () => {
    expect(withParam({ op: 'permanent', trigger: 'market', sales: 1 }, 'trigger', 'bid')).toEqual({ op: 'permanent', trigger: 'bid', bid: 1 });
    expect(withParam({ op: 'permanent', trigger: 'bid', bid: 2 }, 'trigger', 'priest_purchase')).toEqual({ op: 'permanent', trigger: 'priest_purchase', cost: [1, 3] });
    expect(withParam({ op: 'permanent', trigger: 'bid', bid: 2 }, 'trigger', 'reef')).toEqual({ op: 'permanent', trigger: 'reef' });
  });
});

test('the source of what an owner typed is told in words', () => {
  speak('de');
  expect(sourceText('bali', 'buying', 'typed by an owner: price, less_per_farmer; before: rulebook')).toBe('Von einem Besitzer eingetippt: Preis einer Ware in Stein, Weniger für jeden eigenen Bauern dieser Ware. Quelle davor: rulebook');
  expect(sourceText('raiatea', 'rituals', 'typed by an owner')).toBe('Von einem Besitzer eingetippt.');
  expect(sourceText('bali', 'goods', 'rulebook, setup')).toBe('Quelle: rulebook, setup');
});

test('a file is named as it names itself, else like the file', () => {
  expect(nameInFile('[edition]\ngame = "bali"\nname = "First printing"\n\n[game]\nseats = [2, 4]\n', 'x.toml')).toBe('First printing');
  expect(nameInFile("# more\n[edition]\nname = 'Мой набор'", 'x.toml')).toBe('Мой набор');
  expect(nameInFile('[game]\nname = "no"\n', 'my box.toml')).toBe('my box');
  expect(nameInFile('[edition]\nname = "' + 'a'.repeat(60) + '"', 'x.toml')).toHaveLength(40);
});
