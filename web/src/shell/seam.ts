/** The seam between the shell and the games: what a game's room offers, and the table that it is given. */
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Line, Option, Result, SeatView, View } from './wire';

/** Who sits at a seat, as every board shows it: colour, shape and letter always together. */
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
  /** What is on show: the live table, or a moment of the past while the reader looks back. */
  readonly view: View;
  /** The same a frame later: for what need not change at once, so that no frame has to draw everything anew. */
  readonly later: View;
  readonly seats: readonly Seat[];
  /** The reader's own seat; null for a spectator. */
  readonly me: number | null;
  readonly options: Record<string, boolean>;
  readonly log: readonly Line[];
  readonly result: Result | null;
  /** The question put to the reader, as a message id without `decision-`; null when it is not theirs. */
  readonly decision: string | null;
  /** What may be clicked now, with the options behind it. */
  readonly lit: ReadonlyMap<string, readonly Option[]>;
  /** The option that was chosen and not yet sent. */
  readonly chosen: Option | null;
  /** The option under the pointer or the focus, if only one is meant. */
  readonly hovered: Option | null;
  /** What the chosen or hovered option would cause, as log lines. */
  readonly brings: readonly Line[];
  /** Places that a hovered line of the log speaks of. */
  readonly marked: ReadonlySet<string>;
  readonly phone: boolean;
  readonly live: boolean;
  /** Milliseconds of one movement; 0 means none. */
  readonly pace: number;
  pick(target: string): void;
  /** A message of the game's own catalogue or of the house. */
  say(id: string, args?: Record<string, unknown>): string;
  /** A message of the board's words: web/words/<game>. */
  word(id: string, args?: Record<string, unknown>): string;
  /** Makes an element the place `target`: lit, clickable, focusable and named exactly when the server lists it. */
  spot(target: string, label: string): Attachment<Element>;
}

/** Something that moves when a line of the log is shown: a copy of what lay at `from` flies to `to`. Each is a `data-place` or `data-target`. */
export interface Flight {
  from: string;
  to: string;
  /** The place whose look is copied, where `from` does not show the thing itself. */
  like?: string;
}

export interface Step {
  label: string;
  state: 'done' | 'now' | 'later';
}

export interface Game {
  /** The hero of the page. */
  Board: Component<{ table: Table }>;
  /** The reader's own things, pinned. Left out where the board shows them. */
  Mine?: Component<{ table: Table }>;
  /** The inside of an opponent's card in the strip. */
  Opponent: Component<{ table: Table; seat: number; view: SeatView }>;
  /** An opponent's whole side, opened from the strip. */
  Whole?: Component<{ table: Table; seat: number }>;
  /** What stands below the points by source. */
  Scores?: Component<{ table: Table }>;
  /** On a phone: what stays in sight above the sheet (left out: Board), and the sheet's tabs. */
  phone?: {
    Board?: Component<{ table: Table }>;
    /** Families of places on it that need room: while one of them may be chosen the sheet is low. */
    wide?: readonly string[];
    Mine?: Component<{ table: Table }>;
    Table?: Component<{ table: Table }>;
  };
  /** Symbols that the components use; laid into the page once. */
  art?: string;
  /** The steps of a turn for the prompt bar. */
  steps?(table: Table): Step[];
  /** Which places a line of the log speaks of. */
  places?(line: Line, table: Table): string[];
  /** What flies when a line of the log is shown. */
  flights?(line: Line, table: Table): Flight[];
}
