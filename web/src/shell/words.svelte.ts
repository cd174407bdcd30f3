/** The words of the page and of the games in the reader's language; each language and game is loaded when it is needed. */
import { Catalogue } from './catalogue';
import { settings, type Language } from './settings.svelte';
import type { Args, Problem } from './wire';

type Load = () => Promise<string>;
const PAGE = import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default' });
const BOARDS = import.meta.glob<string>('../../words/*/*.ftl', { query: '?raw', import: 'default' });
const HOUSE = import.meta.glob<string>('../../../src/motu/words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../src/motu/games/*/words/*.ftl', { query: '?raw', import: 'default' });

const EMPTY = new Catalogue('en', []);

async function read(files: Record<string, Load>, path: string): Promise<string> {
  const load = files[path];
  return load ? load() : '';
}

class Words {
  /** The page's own words. */
  page = $state.raw(EMPTY);
  /** The house's words: errors, names of seats. */
  house = $state.raw(EMPTY);
  private games = $state.raw<Record<string, Catalogue>>({});
  private boards = $state.raw<Record<string, Catalogue>>({});
  private wanted = new Set<string>();

  /** Loads the words of a language for the page and for every game that was asked for. */
  async speak(language: Language): Promise<void> {
    const [page, house] = await Promise.all([
      read(PAGE, `../../words/${language}.ftl`),
      read(HOUSE, `../../../src/motu/words/${language}.ftl`),
    ]);
    const games = await Promise.all([...this.wanted].map((game) => this.load(game, language)));
    if (language !== settings.language) return;
    this.page = new Catalogue(language, [page]);
    this.house = new Catalogue(language, [house]);
    this.games = Object.fromEntries(games.map(({ game, words }) => [game, words]));
    this.boards = Object.fromEntries(games.map(({ game, board }) => [game, board]));
    document.documentElement.lang = language;
  }

  /** Makes a game's words ready. */
  async want(...games: string[]): Promise<void> {
    const missing = games.filter((game) => !this.wanted.has(game));
    for (const game of missing) this.wanted.add(game);
    const language = settings.language;
    const loaded = await Promise.all(missing.map((game) => this.load(game, language)));
    if (language !== settings.language) return;
    this.games = { ...this.games, ...Object.fromEntries(loaded.map(({ game, words }) => [game, words])) };
    this.boards = { ...this.boards, ...Object.fromEntries(loaded.map(({ game, board }) => [game, board])) };
  }

  /** The words of a game together with the house's; empty until they are there. */
  of(game: string): Catalogue {
    return this.games[game] ?? EMPTY;
  }

  /** What the board of a game says besides. */
  board(game: string): Catalogue {
    return this.boards[game] ?? EMPTY;
  }

  private async load(game: string, language: Language): Promise<{ game: string; words: Catalogue; board: Catalogue }> {
    const [house, own, board] = await Promise.all([
      read(HOUSE, `../../../src/motu/words/${language}.ftl`),
      read(GAMES, `../../../src/motu/games/${game}/words/${language}.ftl`),
      read(BOARDS, `../../words/${game}/${language}.ftl`),
    ]);
    return { game, words: new Catalogue(language, [house, own]), board: new Catalogue(language, [board]) };
  }
}

export const words = new Words();

/** A sentence of the page. */
export function t(id: string, args: Args = {}): string {
  return words.page.say(id, args);
}

/** Why something was refused, in the reader's language. */
export function complaint(problem: Problem): string {
  const id = `error-${problem.id}`;
  if (words.page.has(id)) return words.page.say(id, problem.details);
  return words.house.has(id) ? words.house.say(id, problem.details) : t('error-unknown');
}
