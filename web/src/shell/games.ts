/** The games' user interfaces and rules, each loaded when it is needed. A game without a board of its own gets the plain one. */
import type { Language } from '../generated/languages';
import type { OutsideModule } from '../games/plain/outside_board';
import { getGameFiles } from './api';
import type { GameUi, Guide } from './board_api';
import { parseRules, type Block } from './rules_text';
import { settings } from './settings.svelte';

const GAMES = import.meta.glob<{ game: GameUi }>('../games/*/index.ts');
const GUIDES = import.meta.glob<{ guide: Guide }>('../games/*/howto/index.ts');
const RULES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

export async function loadGameUi(game: string): Promise<GameUi> {
  const own = GAMES[`../games/${game}/index.ts`];
  if (own) return (await own()).game;
  const plain = (await GAMES['../games/plain/index.ts']!()).game;
  const { board } = await getGameFiles(game, settings.language);
  return board ? { ...plain, Board: await loadOutsideBoard(game) } : plain;
}

/** Whether a game has pages of "How to play". */
export const hasGuide = (game: string) => `../games/${game}/howto/index.ts` in GUIDES;

/** What a game teaches with; null for a game that brings nothing. */
export async function loadGuide(game: string): Promise<Guide | null> {
  const load = GUIDES[`../games/${game}/howto/index.ts`];
  return load ? (await load()).guide : null;
}

/** The board that a game's package brings. It is a module in plain JavaScript. */
async function loadOutsideBoard(game: string): Promise<GameUi['Board']> {
  const [{ default: Board }, { boards }, made] = await Promise.all([
    import('../games/plain/OutsideBoard.svelte'),
    import('../games/plain/outside_board'),
    import(/* @vite-ignore */ `/api/games/${game}/board/index.js`) as Promise<OutsideModule>,
  ]);
  boards.set(game, made.board);
  return Board;
}

/** The rules of a game, in the reader's language if there is a translation, else in English. `language` says which. */
export async function loadRules(game: string, language: Language): Promise<{ blocks: Block[]; language: Language } | null> {
  const translated = RULES[`../../../docs/rules/${language}/${game}.md`];
  const load = translated ?? RULES[`../../../docs/rules/${game}.md`];
  if (load) return { blocks: parseRules(await load()), language: translated ? language : 'en' };
  try {
    const { rules } = await getGameFiles(game, language);
    return rules ? { blocks: parseRules(rules), language } : null;
  } catch {
    return null;
  }
}
