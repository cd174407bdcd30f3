/** What figures, entries and names are called: first the game's own words, then the page's. */
import { aboutOf, type Art } from '../about';
import { t, words } from '../words.svelte';
import { isTable, type Table } from './figures';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of something that a list or a choice holds. `key` says what the choice is about. */
export function nameOf(game: string, name: string, key = ''): string {
  const catalogue = words.ofGame(game);
  const about = aboutOf(game);
  const word = about?.wordOf?.[`${key}.${name}`];
  if (word) return t(word);
  if (key === 'which' && name === 'all') return t('fig-name-which-all');
  if (name.startsWith('assistants_')) return catalogue.say(`assistant-${name.slice('assistants_'.length)}`);
  const sure = about?.kindOfKey?.[key];
  if (sure && catalogue.has(`${sure}-${name}`)) return catalogue.say(`${sure}-${name}`);
  const own = words.page.has(`fig-name-${name}`);
  const kind = own && key !== '' && key !== 'spaces' ? undefined : (about?.kinds ?? []).find((one) => catalogue.has(`${one}-${name}`));
  if (kind) return catalogue.say(`${kind}-${name}`);
  if (own) return t(`fig-name-${name}`);
  const other = (about?.kinds ?? []).find((one) => catalogue.has(`${one}-${name}`));
  return other ? catalogue.say(`${other}-${name}`) : name.replaceAll('_', ' ');
}

/** The name of a part of the board. */
export const groupTitle = (game: string, id: string): string => (id ? t(`fig-group-${game}-${id}`) : t('fig-group-other'));

/** Where the figures of a block or an entry come from. What an owner typed is told in the reader's language. */
export function sourceText(game: string, block: string, source: string): string {
  const typed = /^typed by an owner(?:: ([a-z0-9_, ]+))?(?:; before: (.*))?$/.exec(source);
  if (!typed) return t('figures-source', { source });
  const keys = typed[1]?.split(', ').map((key) => figureLabel(game, block, key)) ?? [];
  const before = typed[2] ? ` ${t('figures-source-before', { source: typed[2] })}` : '';
  return `${keys.length > 0 ? t('figures-source-typed-some', { figures: keys.join(', ') }) : t('figures-source-typed')}${before}`;
}

export function blockTitle(game: string, block: string): string {
  return words.page.has(`fig-${game}-${block}`) ? t(`fig-${game}-${block}`) : capital(block.replaceAll('_', ' '));
}

/** What a figure of a block is called. */
export function figureLabel(game: string, block: string, key: string): string {
  return words.page.attribute(`fig-${game}-${block}`, key) || capital(nameOf(game, key));
}

/** What a figure of an entry is called. */
export function fieldLabel(key: string): string {
  return words.page.has(`fig-field-${key}`) ? t(`fig-field-${key}`) : capital(key.replaceAll('_', ' '));
}

/** The title of an entry: a region, a path, a tile, a card. `number` counts the entries of the same name. */
export function entryTitle(game: string, block: string, entry: Table, number: number): string {
  const catalogue = words.ofGame(game);
  const id = String(entry.id ?? entry.mask ?? entry.kind ?? '');
  if (typeof entry.from === 'string' && typeof entry.to === 'string') {
    return capital(t('fig-entry-path', { from: catalogue.say(`region-${entry.from}`), to: catalogue.say(`region-${entry.to}`) }));
  }
  if (block === 'missions') return t('fig-entry-number', { name: `${t('fig-field-statue')} ${String(entry.statue)} · ${nameOf(game, String(entry.kind), 'kind')}`, number });
  if (block === 'fish') return t('fig-entry-number', { name: capital(t(`fig-name-${id}`)), number });
  const kind = aboutOf(game)?.kindOfBlock?.[block];
  const name = kind && catalogue.has(`${kind}-${id}`) ? catalogue.say(`${kind}-${id}`) : nameOf(game, id);
  return block === 'jewelry' || block === 'forest_cards' ? t('fig-entry-number', { name: capital(name), number }) : capital(name);
}

/** The symbol of an entry, as the board draws it; null if there is none. */
export const entryArt = (game: string, block: string, entry: Table): Art | null => aboutOf(game)?.entryArt?.(block, entry) ?? null;

/** The symbol of a part of the board. */
export const groupArt = (game: string, id: string): Art | null => (id ? { id, css: aboutOf(game)?.artCss?.(id) || 'ic outlined', box: '0 0 24 24' } : null);

/** A figure in words, for sentences. */
export function figureText(game: string, value: unknown, key = ''): string {
  if (Array.isArray(value)) return value.map((item) => figureText(game, item, key)).join(', ') || t('figures-effects-none');
  if (isTable(value) && 'op' in value) return effectText(game, value);
  if (isTable(value)) return Object.entries(value).filter(([name]) => !['id', 'sure', 'source', 'name'].includes(name)).map(([name, item]) => `${fieldOrName(game, name)} ${figureText(game, item, name)}`).join(', ');
  if (typeof value === 'string') return nameOf(game, value, key);
  return typeof value === 'boolean' ? (value ? '✓' : '–') : String(value);
}

const fieldOrName = (game: string, key: string): string => (words.page.has(`fig-field-${key}`) ? t(`fig-field-${key}`) : nameOf(game, key));

/** An effect in short: what happens, and with what. */
export function effectText(game: string, effect: Table): string {
  const parts = Object.entries(effect).filter(([key]) => key !== 'op').map(([key, value]) => {
    if (typeof value === 'number') return key === 'n' ? `×${value}` : `${paramLabel(key).toLowerCase()} ${value}`;
    if (value === true) return paramLabel(key).toLowerCase();
    if (key === 'each' || key === 'do') return `[${figureText(game, value)}]`;
    if (key === 'cost') return `${paramLabel(key).toLowerCase()} ${(value as unknown[]).join(', ')}`;
    if (key === 'per') return `${paramLabel(key).toLowerCase()}: ${nameOf(game, String(value), key)}`;
    return figureText(game, value, key);
  });
  const op = t(`fig-op-${String(effect.op)}`);
  return parts.length > 0 ? `${op}: ${parts.join(' · ')}` : op;
}

/** What a task tile asks for. */
export function needText(game: string, need: Table): string {
  const what = t(`fig-need-${String(need.what)}`);
  return capital(typeof need.of === 'string' ? t('fig-need-of', { need: what, of: nameOf(game, need.of) }) : what);
}

export const paramLabel = (key: string): string => (words.page.has(`fig-param-${key}`) ? t(`fig-param-${key}`) : key);
