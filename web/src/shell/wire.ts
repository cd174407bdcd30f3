/** What goes over the wire, as src/motu/server/messages.py writes it. */

export type Json = Record<string, unknown>;
export type Args = Record<string, unknown>;

export interface Problem {
  id: string;
  details: Args;
}

export interface SeatInfo {
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: string | null;
  here: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, boolean>;
  seats: SeatInfo[];
  stage: 'open' | 'playing' | 'over';
  listed: boolean;
  hints: boolean;
  lesson: boolean;
  version: number;
  you: number | null;
  owner: boolean;
  asked: number[];
  decision: string | null;
  changed: number;
  rematch: string | null;
}

/** A line of the log: the id of its sentence and the arguments. */
export interface Line {
  id: string;
  args: Args;
}

export interface Option {
  token: string;
  words: string;
  args: Args;
  targets: string[];
  final: boolean;
  brings: Line[];
}

export interface Choices {
  decision: string;
  args: Args;
  clause: string;
  options: Option[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Result {
  places: number[];
  scores: number[];
  breakdown: Record<string, number>[];
  seed: string;
}

/** The part of a view that every game has; the rest is for the game's own board to read. */
export interface View {
  game: string;
  asked: number[];
  decision: string | null;
  over: boolean;
  seats: SeatView[];
  [more: string]: unknown;
}

export interface SeatView {
  points: Record<string, number>;
  [more: string]: unknown;
}

export interface Scene {
  mark: string;
  view: View;
  choices: Choices | null;
  undo: { may: boolean; why: string | null };
  since: number;
  log: Line[];
  result: Result | null;
  lesson: Lesson | null;
}

/** Where a guided game is, and the option that its prompt speaks of. */
export interface Lesson {
  step: number;
  steps: number;
  token: string;
}

/** One option that the expert thought about. */
export interface AdviceLine {
  token: string;
  chance: number;
  points: number;
  sources: Record<string, number>;
  deals: number;
}

export interface Whole {
  kind: 'whole';
  table: TableInfo;
  scene: Scene | null;
  chat: ChatLine[];
  watchers: number;
  release: string;
}

export type Told =
  | Whole
  | { kind: 'moved'; scene: Scene }
  | { kind: 'people'; table: TableInfo; watchers: number }
  | { kind: 'chatted'; line: ChatLine }
  | { kind: 'done'; key: string }
  | { kind: 'refused'; key: string | null; problem: Problem; scene: Scene | null }
  | { kind: 'past'; at: number; of: number; view: View; before: number | null }
  | { kind: 'advice'; key: string; mark: string; lines: AdviceLine[] }
  | { kind: 'reviewing'; done: number; whole: number; problem: Problem | null }
  | { kind: 'pong' };

export type Asked =
  | { kind: 'answer'; key: string; mark: string; token: string }
  | { kind: 'undo'; key: string; mark: string }
  | { kind: 'say'; key: string; text: string }
  | { kind: 'look'; at: number; before?: number }
  | { kind: 'advise'; key: string; mark: string }
  | { kind: 'ping' };

export interface GameInfo {
  name: string;
  least: number;
  most: number;
  options: { name: string; default: boolean }[];
  version: number;
  lesson: boolean;
}

/** A table that is stored but can't be opened, and why. */
export interface UnreadableTable {
  id: string;
  game: string;
  title: string;
  problem: Problem;
}

export interface Welcome {
  games: GameInfo[];
  levels: string[];
  name: string;
  mine: TableInfo[];
  lobby: TableInfo[];
  unreadable: UnreadableTable[];
  release: string;
}

export interface Seated {
  table: TableInfo;
  secret: string | null;
}

export interface NewTable {
  game: string;
  seats: string[];
  options: Record<string, boolean>;
  title?: string;
  listed?: boolean;
  hints?: boolean;
}

export interface Sources {
  block: string;
  source: string;
  sure: string;
}

/** What came of a choice in games played to their end. */
export interface Outlook {
  chance: number;
  points: number;
  sources: Record<string, number>;
}

export interface Better {
  words: string;
  args: Args;
  loss: number;
  error: number;
  played: Outlook;
  better: Outlook;
}

/** A decision of a finished game; the table before it is that of line `at`. */
export interface Moment {
  number: number;
  at: number;
  seat: number;
  decision: string;
  asked: Args;
  words: string;
  args: Args;
  chances: number[];
  better: Better | null;
}

export interface ReviewTold {
  stage: 'none' | 'making' | 'ready';
  done: number;
  whole: number;
  looked: { seats: number[]; looked: number; choices: number; deals: number; checks: number } | null;
  moments: Moment[];
  turning: number[];
  better: number[];
  end: number[];
}
