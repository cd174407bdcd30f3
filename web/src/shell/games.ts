/** The games' user interfaces and rules, each loaded when it is needed. A game without a board of its own gets the plain one. */
import type { Language } from '../generated/languages';
import type { GameUi } from './board_api';
import { parseRules, type Block } from './rules_text';

const GAMES = import.meta.glob<{ game: GameUi }>('../games/*/index.ts');
const RULES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

export async function loadGameUi(game: string): Promise<GameUi> {
  const load = GAMES[`../games/${game}/index.ts`] ?? GAMES['../games/plain/index.ts']!;
  return (await load()).game;
}

/** The rules of a game, in the reader's language if there is a translation, else in English. `language` says which. */
export async function loadRules(game: string, language: Language): Promise<{ blocks: Block[]; language: Language } | null> {
  const translated = RULES[`../../../docs/rules/${language}/${game}.md`];
  const load = translated ?? RULES[`../../../docs/rules/${game}.md`];
  return load ? { blocks: parseRules(await load()), language: translated ? language : 'en' } : null;
}
