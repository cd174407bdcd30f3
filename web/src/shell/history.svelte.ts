/** Looking back through a game: which past moment is on show, and the steps to the ones before and after it. */
import type { View } from '../generated/messages';

export class History {
  /** The past moment on show; null is the live table. */
  moment = $state.raw<{ view: View; at: number; before: number | null } | null>(null);
  /** As which seat saw it a finished game is looked at; -1 is a spectator, null the reader. */
  eyes = $state<number | null>(null);
  /** Whether the game is played back: the next moment follows by itself, until the live table is reached. */
  playing = $state(false);
  /** The length of the log at the moment before the one on show, if that one followed it. */
  before = $state<number | null>(null);
  private seeking: { from: number; wanted: number } | null = null;
  private timer = 0;

  constructor(
    /** The length of the log now. */
    private readonly length: () => number,
    /** Asks the server for the table when the log had `at` lines, or right before a decision. */
    private readonly request: (at: number, before?: number, eyes?: number) => void,
    /** Called before another moment is shown. */
    private readonly onChange: () => void,
    /** How long each moment stays while the game is played back. */
    private readonly stepMs: () => number = () => 1000,
  ) {}

  /** Shows the table when the log had `at` lines. The whole length is the live table. */
  showAt(at: number): void {
    this.pause();
    this.seek(at);
  }

  private seek(at: number): void {
    this.seeking = null;
    this.before = null;
    this.ask(at);
  }

  /** Shows the table right before a decision of a finished game. */
  showBefore(decision: number, at: number): void {
    this.pause();
    this.seeking = null;
    this.before = null;
    this.request(at, decision, this.eyes ?? undefined);
  }

  backToLive(): void {
    this.pause();
    this.seeking = null;
    this.before = null;
    this.moment = null;
  }

  /** The decision before the one on show. */
  previous(): void {
    this.showAt((this.moment?.at ?? this.length()) - 1);
  }

  /** The decision after the one on show. A decision may add several lines, so the next moment is sought line by line. */
  next(): void {
    this.pause();
    this.step();
  }

  /** Looks at the moment on show through the eyes of another seat. */
  lookAs(eyes: number | null): void {
    this.eyes = eyes;
    if (!this.moment) return;
    const { at, before } = this.moment;
    if (before === null) this.showAt(at);
    else this.showBefore(before, at);
  }

  /** Plays the game back: from a length of the log, or from the moment on show. */
  play(from?: number): void {
    this.pause();
    if (from === undefined) this.step();
    else this.seek(from);
    this.playing = true;
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  private step(): void {
    if (!this.moment) return;
    this.seeking = { from: this.moment.at, wanted: this.moment.at + 1 };
    this.ask(this.moment.at + 1);
  }

  /** Shows the moment that the server sent. */
  receive(at: number, view: View, before: number | null): void {
    if (this.seeking && at <= this.seeking.from) {
      this.seeking.wanted += 1;
      this.ask(this.seeking.wanted);
      return;
    }
    this.before = this.seeking ? this.seeking.from : null;
    this.seeking = null;
    this.onChange();
    this.moment = { view, at, before };
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.step(), this.stepMs());
  }

  private ask(at: number): void {
    const wanted = Math.max(0, Math.min(at, this.length()));
    if (wanted === this.length()) this.backToLive();
    else this.request(wanted, undefined, this.eyes ?? undefined);
  }
}
