/** The interface between the shell and the games: what a game's user interface offers, and the table that it is given. */
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { LogLine, Option, Result, SeatView, View } from '../generated/messages';
import type { MakeTable } from './howto/picture_table';

/** Who sits at a seat. Every board shows colour, shape and letter together. */
export interface Seat {
  index: number;
  name: string;
  letter: string;
  bot: boolean;
  me: boolean;
  /** Whether this seat has to decide now. */
  asked: boolean;
}

/** What a game's components are given. Everything on it is reactive: read it in the markup or in `$derived`. */
export interface Table {
  readonly game: string;
  /** The figures that the table is played with: its edition's components file. Each game's `components.ts` reads it. */
  readonly figures: object;
  /** What is on show: the live table, or a past moment while the reader looks back. */
  readonly view: View;
  /** The same, one frame later: for parts that need not change at once, so that a frame does not have to draw everything. */
  readonly deferredView: View;
  readonly seats: readonly Seat[];
  /** The reader's seat; null for a spectator. */
  readonly me: number | null;
  readonly options: Record<string, boolean>;
  /** The log up to what is on show. */
  readonly shownLog: readonly LogLine[];
  readonly result: Result | null;
  /** The question put to the reader, as a message id without `decision-`; null when the reader is not asked. */
  readonly decision: string | null;
  /** The targets that may be clicked now, with their options. */
  readonly lit: ReadonlyMap<string, readonly Option[]>;
  /** The option that is chosen but not yet sent. */
  readonly chosen: Option | null;
  /** The option under the pointer or the focus, if there is exactly one. */
  readonly hovered: Option | null;
  /** The log lines that the chosen or hovered option would cause. */
  readonly preview: readonly LogLine[];
  /** The targets that a hovered line of the log is about. */
  readonly marked: ReadonlySet<string>;
  readonly phone: boolean;
  readonly live: boolean;
  /** The duration of one animation in milliseconds; 0 means no animations. */
  readonly animationMs: number;
  pick(target: string): void;
  /** While something is played back the next question waits. */
  hold(on: boolean): void;
  /** A message of the game's catalogue, or of the shared one. */
  say(id: string, args?: Record<string, unknown>): string;
  /** A message of the board's catalogue: web/words/<game>. */
  word(id: string, args?: Record<string, unknown>): string;
  /** Makes an element a target: lit, clickable, focusable and named exactly while the server lists it. */
  asTarget(target: string, label: string): Attachment<Element>;
}

/** Something that moves when a line of the log is shown: a copy of what was at `from` flies to `to`. Each is a `data-place` or `data-target`. */
export interface Flight {
  from: string;
  to: string;
  /** The place to copy, where `from` does not show the thing itself. */
  like?: string;
}

/** What a piece says of itself: its name and what it does, and the clause of its rule. Spread it on the element: `{...cardTip(table, card)}`. */
export interface Explanation {
  'data-tip': string;
  'data-rule': string;
}

/** A page of "How to play": a picture made of the board's own parts, and what it tells. */
export interface HowToPage {
  id: string;
  Picture: Component<{ make: MakeTable; figures: object }>;
  /** Every clause of the rules that the page tells. */
  clauses: readonly string[];
  title(table: Table): string;
  /** Paragraphs, separated by empty lines, with the figures of the table's edition. */
  text(table: Table): string;
}

/** An entry of the legend: symbols of the board, and what they mean. */
export interface LegendEntry {
  symbols: readonly string[];
  text(table: Table): string;
}

/** What a game teaches with, exported as `guide` from `src/games/<name>/howto/index.ts`. */
export interface Guide {
  pages: readonly HowToPage[];
  legend: readonly { title(table: Table): string; entries: readonly LegendEntry[] }[];
  /** One symbol of the legend. */
  Symbol: Component<{ art: string }>;
  /** A view for words and figures, where no table is there. */
  view: View;
  symbols: string;
}

/** A remark of the expert: something that is so now, and worth knowing. `id` says what it is about: each is made once at a table. */
export interface Remark {
  id: string;
  text: string;
}

export interface Step {
  label: string;
  state: 'done' | 'now' | 'later';
}

/** The user interface of a game, exported as `game` from `src/games/<name>/index.ts`. */
export interface GameUi {
  Board: Component<{ table: Table }>;
  /** What belongs to the reader, always in sight. Left out where the board shows it. */
  OwnArea?: Component<{ table: Table }>;
  /** The content of an opponent's card. */
  Opponent: Component<{ table: Table; seat: number; view: SeatView }>;
  /** Everything that is open about a seat. It opens from the opponent's card. */
  SeatDetails?: Component<{ table: Table; seat: number }>;
  /** What is shown below the points by source. */
  Scores?: Component<{ table: Table }>;
  /** What is revealed at the end before the points are counted: so many steps, and the picture after some of them. */
  ending?: { steps(table: Table): number; Scene: Component<{ table: Table; step: number }> };
  /** On a phone: the board above the sheet (default: Board), and the sheet's tabs. */
  phone?: {
    Board?: Component<{ table: Table }>;
    /** Families of targets that need a large board: while one of them may be chosen, the sheet is low. */
    largeBoardFor?: readonly string[];
    OwnArea?: Component<{ table: Table }>;
    Table?: Component<{ table: Table }>;
  };
  /** An SVG file with the symbols that the components use. They are added to the page once. */
  symbols?: string;
  /**
   * Words of things that name figures, for tables with other figures than the standard ones: by form, '' for the thing itself.
   * The game's catalogue names the standard figures.
   */
  worded?(table: Table, kind: string, thing: string): Record<string, string>;
  /** What the expert may remark now, the most useful first. */
  remarks?(table: Table): Remark[];
  /** The steps of a turn for the prompt bar. */
  steps?(table: Table): Step[];
  /** What a moment of the game is called (“round 3, second die”), by the log up to it, and what was asked of which seat. */
  momentName?(lines: readonly LogLine[], seat: number, decision: string, table: Table): string;
  /** The targets that a line of the log is about. */
  targetsOf?(line: LogLine, table: Table): string[];
  /** What flies when a line of the log is shown. */
  flights?(line: LogLine, table: Table): Flight[];
}
