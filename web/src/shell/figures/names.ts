/** What figures, entries and names are called: first the game's own words, then the page's. */
import { t, words } from '../words.svelte';
import { isTable, type Table } from './figures';

/** The kinds of things under which the games' catalogues name something. */
const KINDS: Record<string, string[]> = {
  bali: ['good', 'card'],
  bora_bora: ['region', 'terrain', 'material', 'tile', 'jewel', 'kind'],
  raiatea: ['commodity', 'assistant', 'mask', 'rank', 'deck'],
};
/** Where a name means something else than the first kind that knows it. */
const KIND_OF_KEY: Record<string, string> = { 'bora_bora.resource': 'material', 'bora_bora.terrain': 'terrain', 'raiatea.deck': 'deck' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of something that a list or a choice holds. `key` says what the choice is about. */
export function nameOf(game: string, name: string, key = ''): string {
  const catalogue = words.ofGame(game);
  if (key === 'kind' && name === 'blue' && game === 'raiatea') return t('fig-name-kind-blue');
  if (key === 'which' && name === 'all') return t('fig-name-which-all');
  if (name.startsWith('assistants_')) return catalogue.say(`assistant-${name.slice('assistants_'.length)}`);
  const sure = KIND_OF_KEY[`${game}.${key}`];
  if (sure && catalogue.has(`${sure}-${name}`)) return catalogue.say(`${sure}-${name}`);
  const own = words.page.has(`fig-name-${name}`);
  const kind = own && key !== '' && key !== 'spaces' ? undefined : (KINDS[game] ?? []).find((one) => catalogue.has(`${one}-${name}`));
  if (kind) return catalogue.say(`${kind}-${name}`);
  if (own) return t(`fig-name-${name}`);
  const other = (KINDS[game] ?? []).find((one) => catalogue.has(`${one}-${name}`));
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
  const kind = { map: 'region', people: 'kind', tasks: 'task', jewelry: 'jewel', masks: 'mask', forest_cards: 'mask', rituals: 'ritual' }[block];
  const name = kind && catalogue.has(`${kind}-${id}`) ? catalogue.say(`${kind}-${id}`) : nameOf(game, id);
  return block === 'jewelry' || block === 'forest_cards' ? t('fig-entry-number', { name: capital(name), number }) : capital(name);
}

export interface Art {
  id: string;
  css: string;
  box: string;
}

/** The symbols of Bora Bora's kinds of people, and their colours. */
const PEOPLE: Record<string, [string, string]> = {
  land_path: ['r-land_path', 'land'], water_path: ['r-water_path', 'water'], woman: ['r-woman', 'woman'], man: ['r-man', 'man'], build: ['r-build', 'hammer'],
  material: ['r-material', 'role'], move_hut: ['r-move_hut', 'role'], points: ['r-vp', 'points'], god_card: ['r-god_card', 'card'], offering: ['offering', 'offering'],
  status: ['r-status', 'status'], shell: ['shell', 'shell'],
};

/** The symbol of an entry, as the board draws it; null if there is none. */
export function entryArt(game: string, block: string, entry: Table): Art | null {
  const bora = (id: string, colour: string): Art => ({ id: `bb-${id}`, css: `bb-g rim bb-c-${colour}`, box: '0 0 24 24' });
  const raiatea = (id: string, box = '0 0 24 24'): Art => ({ id: `ra-${id}`, css: 'ra-i', box });
  if (game === 'bora_bora') {
    if (block === 'map') return bora(`t-${String(entry.terrain)}`, String(entry.terrain));
    if (block === 'fish') return bora(`fish_${String(entry.kind)}`, `fish_${String(entry.kind)}`);
    if (block === 'jewelry') return bora(`j-${String(entry.kind)}`, String(entry.kind));
    if (block === 'people') return bora(...(PEOPLE[String(entry.id)] ?? ['person', 'neutral']));
    if (block === 'land_paths') return bora('r-land_path', 'land');
    if (block === 'water_paths') return bora('r-water_path', 'water');
  }
  if (game === 'raiatea') {
    if (block === 'masks') return raiatea(`mask-${String(entry.id)}`, '0 0 60 78');
    if (block === 'forest_cards') return raiatea(`mask-${String(entry.mask)}`, '0 0 60 78');
    if (block === 'rituals') return raiatea(entry.deck === 'forbidden' ? 'forbidden' : 'ritual');
    if (block === 'missions') return raiatea(entry.kind === 'auction' ? 'auction' : 'mission');
  }
  return null;
}

/** The symbol of a part of the board. */
export function groupArt(id: string): Art | null {
  if (!id) return null;
  if (id.startsWith('bb-')) return { id, css: `bb-g rim bb-c-${{ 'bb-islands': 'islands', 'bb-man': 'man', 'bb-jewelry': 'necklace', 'bb-a-temple': 'temple', 'bb-g-blue': 'blue', 'bb-vp': 'points' }[id] ?? 'neutral'}`, box: '0 0 24 24' };
  return { id, css: id.startsWith('ra-') ? 'ra-i' : 'ic outlined', box: '0 0 24 24' };
}

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
