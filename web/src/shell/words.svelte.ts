/** The catalogues of the page and of the games in the reader's language. Each language and game is loaded when it is needed. */
import type { Language } from '../generated/languages';
import type { Problem, SeatInfo } from '../generated/messages';
import { ApiError, getGameFiles } from './api';
import { Catalogue, type Args } from './catalogue';
import { settings } from './settings.svelte';

type Load = () => Promise<string>;
const PAGE = import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default' });
const BOARDS = import.meta.glob<string>('../../words/*/*.ftl', { query: '?raw', import: 'default' });
const SHARED = import.meta.glob<string>('../../../src/motu/words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../src/motu/games/*/words/*.ftl', { query: '?raw', import: 'default' });

const EMPTY = new Catalogue('en', []);

async function read(files: Record<string, Load>, path: string): Promise<string> {
  const load = files[path];
  return load ? load() : '';
}

/** The words of a game: part of the page, or brought by a package that the server has found. */
async function wordsOfGame(game: string, language: Language): Promise<string> {
  const load = GAMES[`../../../src/motu/games/${game}/words/${language}.ftl`];
  return load ? load() : (await getGameFiles(game, language)).words;
}

class Words {
  /** The page's own words. */
  page = $state.raw(EMPTY);
  /** What all games share: errors, names of seats. */
  shared = $state.raw(EMPTY);
  private games = $state.raw<Record<string, Catalogue>>({});
  private boards = $state.raw<Record<string, Catalogue>>({});
  private loaded = new Set<string>();

  /** Loads the catalogues of a language for the page and for every game that is in use. */
  async setLanguage(language: Language): Promise<void> {
    const [page, shared] = await Promise.all([
      read(PAGE, `../../words/${language}.ftl`),
      read(SHARED, `../../../src/motu/words/${language}.ftl`),
    ]);
    const games = await Promise.all([...this.loaded].map((game) => this.load(game, language)));
    if (language !== settings.language) return;
    this.page = new Catalogue(language, [page]);
    this.shared = new Catalogue(language, [shared]);
    this.games = Object.fromEntries(games.map(({ game, words }) => [game, words]));
    this.boards = Object.fromEntries(games.map(({ game, board }) => [game, board]));
    document.documentElement.lang = language;
  }

  /** Loads the catalogues of games. */
  async loadGames(...games: string[]): Promise<void> {
    const missing = games.filter((game) => !this.loaded.has(game));
    for (const game of missing) this.loaded.add(game);
    const language = settings.language;
    const found = await Promise.all(missing.map((game) => this.load(game, language)));
    if (language !== settings.language) return;
    this.games = { ...this.games, ...Object.fromEntries(found.map(({ game, words }) => [game, words])) };
    this.boards = { ...this.boards, ...Object.fromEntries(found.map(({ game, board }) => [game, board])) };
  }

  /** The catalogue of a game, including the shared one. Empty until it is loaded. */
  ofGame(game: string): Catalogue {
    return this.games[game] ?? EMPTY;
  }

  /** The catalogue of a game's board. */
  ofBoard(game: string): Catalogue {
    return this.boards[game] ?? EMPTY;
  }

  private async load(game: string, language: Language): Promise<{ game: string; words: Catalogue; board: Catalogue }> {
    const [shared, ofGame, ofBoard] = await Promise.all([
      read(SHARED, `../../../src/motu/words/${language}.ftl`),
      wordsOfGame(game, language),
      read(BOARDS, `../../words/${game}/${language}.ftl`),
    ]);
    return { game, words: new Catalogue(language, [shared, ofGame]), board: new Catalogue(language, [ofBoard]) };
  }
}

export const words = new Words();

/** A sentence of the page. */
export function t(id: string, args: Args = {}): string {
  return words.page.say(id, args);
}

/** Why something was refused, in the reader's language. */
export function problemText(problem: Problem): string {
  const id = `error-${problem.id}`;
  if (words.page.has(id)) return words.page.say(id, problem.details);
  return words.shared.has(id) ? words.shared.say(id, problem.details) : t('error-unknown');
}

/** The name of a level, or of a bot from outside, which has no words here. */
export function levelText(level: string): string {
  return words.page.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** The level of a bot; it says if the bot plays without its network, because the table has other figures. */
export function levelName(seat: SeatInfo): string {
  const level = levelText(seat.level ?? 'medium');
  return seat.without_network ? t('level-without-network', { level }) : level;
}

/** What went wrong in a request, in the reader's language. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? problemText(error.problem) : String(error);
}
