/** The games' rooms, each loaded when a table of that game is opened. A game without a board of its own gets the plain one. */
import { readRules, type Block } from './clauses';
import type { Game } from './seam';
import type { Language } from './settings.svelte';

const ROOMS = import.meta.glob<{ game: Game }>('../games/*/index.ts');
const RULES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

export async function room(game: string): Promise<Game> {
  const load = ROOMS[`../games/${game}/index.ts`] ?? ROOMS['../games/plain/index.ts']!;
  return (await load()).game;
}

/** The rules of a game, in the reader's language where they are written in it; `language` says in which they came. */
export async function rulesOf(game: string, language: Language): Promise<{ blocks: Block[]; language: Language } | null> {
  const own = RULES[`../../../docs/rules/${language}/${game}.md`];
  const english = RULES[`../../../docs/rules/${game}.md`];
  const load = own ?? english;
  return load ? { blocks: readRules(await load()), language: own ? language : 'en' } : null;
}
