/** The puzzle of the day. What the reader answered, and on which days, stays in this browser. */
import type { Option, PuzzleOfDay } from '../generated/messages';
import * as api from './api';
import { daysInARow } from './streak';

const KEY = 'motu.puzzles';
/** Days that are remembered: a row of days may be this long. */
const KEPT = 1000;
/** Chances this close are as good as each other: they are measured on a limited number of games. */
const CLOSE = 0.02;
/** What the reader plays against if they play on. */
const OPPONENTS = 'medium';

type Judged = PuzzleOfDay['choices'];
/** An option in words, as the table says it. */
export type Named = Pick<Option, 'token' | 'words' | 'args'>;
/** The puzzle that the reader opened last, at its table. */
export interface Attempt {
  table: string;
  day: string;
  seat: number;
  tempting: string;
  choices: Judged;
  /** What was answered first, and the options in words; none as long as nothing was. */
  answered: { token: string; options: Named[]; at: number } | null;
}
interface Stored {
  solved: string[];
  attempt: Attempt | null;
}

function stored(): Stored {
  try {
    const { solved, attempt } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return { solved: Array.isArray(solved) ? solved : [], attempt: attempt ?? null };
  } catch {
    return { solved: [], attempt: null };
  }
}

/** Whether a choice is the best one, or as good. */
export const isRight = (choices: Judged, token: string): boolean => {
  const chosen = choices.find((choice) => choice.token === token);
  return chosen !== undefined && chosen.win_chance >= choices[0]!.win_chance - CLOSE;
};

class Puzzles {
  today = $state.raw<PuzzleOfDay | null>(null);
  attempt = $state.raw<Attempt | null>(stored().attempt);
  private solvedDays = $state.raw<ReadonlySet<string>>(new Set(stored().solved));
  solved = $derived(this.today !== null && this.solvedDays.has(this.today.day));
  /** Days in a row on which the puzzle was solved. */
  streak = $derived(this.today ? daysInARow(this.solvedDays, this.today.day) : 0);
  /** The table of today's puzzle, if the reader has opened it. */
  table = $derived(this.attempt !== null && this.attempt.day === this.today?.day ? this.attempt.table : null);

  async load(): Promise<void> {
    this.today = await api.getPuzzle();
  }

  /** Sets up a table with today's position. Returns its id. */
  async begin(): Promise<string> {
    const puzzle = (this.today ??= await api.getPuzzle());
    const seats = Array.from({ length: puzzle.seats }, (_, seat) => (seat === puzzle.seat ? 'me' : OPPONENTS));
    const { day, seat, tempting, choices } = puzzle;
    const { table } = await api.importRecord(puzzle.record, seats);
    this.attempt = { table: table.id, day, seat, tempting, choices, answered: null };
    this.save();
    return table.id;
  }

  /** Notes what was answered at the table of the puzzle. Only the first answer counts. */
  answer(token: string, options: readonly Option[], at: number): void {
    if (!this.attempt || this.attempt.answered) return;
    const told = this.attempt.choices.map((choice) => choice.token);
    const named = options.filter((option) => option.token === token || told.includes(option.token));
    this.attempt = { ...this.attempt, answered: { token, at, options: named.map(({ token, words, args }) => ({ token, words, args })) } };
    if (isRight(this.attempt.choices, token)) this.solvedDays = new Set([...this.solvedDays, this.attempt.day].sort().slice(-KEPT));
    this.save();
  }

  /** A browser that stores nothing forgets the row of days; the puzzle can be solved all the same. */
  private save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ solved: [...this.solvedDays], attempt: this.attempt } satisfies Stored));
    } catch {
      // The storage is full or barred.
    }
  }
}

export const puzzles = new Puzzles();
