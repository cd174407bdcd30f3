/** The check of the page's words: the same messages, variables and plurals in every language, each used, none missing. */
import { FluentParser, Message, Visitor, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/generated/languages';
import { Catalogue } from '../src/shell/catalogue';

const FILES = import.meta.glob<string>('../words/**/*.ftl', { query: '?raw', import: 'default', eager: true });
const SHARED = import.meta.glob<string>('../../src/motu/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const GAMES = import.meta.glob<string>('../../src/motu/games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const SHELL = import.meta.glob<string>(['../src/shell/**/*.{ts,svelte}', '../src/engine/**/*.{ts,svelte}'], { query: '?raw', import: 'default', eager: true });
const BOARDS = import.meta.glob<string>('../src/games/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

const pluralsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
const folders = [...new Set(Object.keys(FILES).map((path) => path.slice(0, path.lastIndexOf('/'))))];

function messages(path: string): Map<string, Message> {
  const body = new FluentParser({ withSpans: false }).parse(FILES[path] ?? '').body;
  for (const entry of body) if (entry.type === 'Junk') throw new Error(`${path}: ${entry.content}`);
  const found = body.filter((entry): entry is Message => entry.type === 'Message');
  expect(new Set(found.map((message) => message.id.name)).size, path).toBe(found.length);
  return new Map(found.map((message) => [message.id.name, message]));
}

class Seen extends Visitor {
  variables = new Set<string>();
  plurals: string[][] = [];

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const keys = node.variants.flatMap((variant) => (variant.key.type === 'Identifier' ? [variant.key.name] : [])).sort();
    if (keys.some((key) => ['one', 'few', 'many'].includes(key))) this.plurals.push(keys);
    this.genericVisit(node);
  }
}

function seen(message: Message): Seen {
  const visitor = new Seen();
  visitor.visit(message);
  return visitor;
}

describe.each(folders)('%s', (folder) => {
  const english = messages(`${folder}/en.ftl`);

  test.each(LANGUAGES)('%s has the same messages and variables, and every plural', (language) => {
    const here = messages(`${folder}/${language}.ftl`);
    expect([...here.keys()]).toEqual([...english.keys()]);
    for (const [id, message] of here) {
      const { variables, plurals } = seen(message);
      expect([...variables].sort(), `${language} ${id}`).toEqual([...seen(english.get(id)!).variables].sort());
      for (const keys of plurals) expect(keys, `${language} ${id}`).toEqual(pluralsOf(language));
    }
  });

  test('every message is used, and every used message is there', () => {
    const game = folder === '../words' ? null : folder.split('/').at(-1)!;
    const sources = game ? Object.entries(BOARDS).filter(([path]) => path.includes(`/games/${game}/`)) : Object.entries(SHELL);
    const text = sources.map(([, source]) => source).join('\n');
    const called = game ? /\.word\(\s*(['"`])(.*?)\1/g : /\bt\(\s*(['"`])(.*?)\1/g;
    const used = [...text.matchAll(called)].map((match) => match[2]!);
    const exact = used.filter((id) => !id.includes('${'));
    for (const id of exact) expect(english.has(id), `${id} is missing`).toBe(true);
    const starts = used.filter((id) => id.includes('${')).map((id) => id.slice(0, id.indexOf('${')));
    for (const start of starts) expect([...english.keys()].some((id) => id.startsWith(start)), `${start}… is missing`).toBe(true);
    const literal = (id: string) => text.includes(`'${id}'`) || text.includes(`"${id}"`);
    const unused = [...english.keys()].filter((id) => !exact.includes(id) && !literal(id) && !starts.some((start) => id.startsWith(start)) && !id.startsWith('error-'));
    expect(unused).toEqual([]);
  });
});

describe('sentences', () => {
  const bali = (language: string) => new Catalogue(language, [SHARED[`../../src/motu/words/${language}.ftl`]!, GAMES[`../../src/motu/games/bali/words/${language}.ftl`]!]);

  test('things are named in their cases, seats by who sits there, lists one by one', () => {
    const english = bali('en');
    expect(english.say('event-farmers-played', { seat: 1, count: 2, card: 'rice_farmer', stone: 1 }, ['Ana', 'Ben'])).toBe('Ben plays 2 rice farmers for 1 stone.');
    expect(english.say('event-row-laid', { row: 3, cards: ['priest', 'shrine'] })).toBe('Row 3, top to bottom: priest, shrine.');
    expect(english.say('event-turn-began', { seat: 1 }, ['Ana'])).toBe('Player 2’s turn.');
    expect(english.say('option-lay-up', { good: 'pepper' })).toBe('Lay peppers, face up');
  });

  test.each([
    [1, '1 зритель'],
    [2, '2 зрителя'],
    [5, '5 зрителей'],
    [21, '21 зритель'],
    [112, '112 зрителей'],
  ])('Russian plurals of %i', (count, sentence) => {
    expect(new Catalogue('ru', [FILES['../words/ru.ftl']!]).say('watchers', { count })).toBe(sentence);
  });

  test('a sentence that needs arguments is not plain', () => {
    expect(bali('de').sayPlain('decision-take-card')).toBeNull();
    expect(bali('de').sayPlain('decision-play-cards')).not.toBeNull();
  });
});
