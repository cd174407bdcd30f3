/** The way back through a game: which moment of it is on show, and the steps to the one before and after. */
import type { View } from './wire';

export class History {
  /** The moment of the past that is being looked at; null is the live table. */
  moment = $state.raw<{ view: View; at: number; before: number | null } | null>(null);
  private seeking: { from: number; wanted: number } | null = null;

  constructor(
    /** How long the log is now. */
    private readonly length: () => number,
    /** Asks the server for the table when the log had so many lines, or right before a decision. */
    private readonly request: (at: number, before?: number) => void,
    /** Called before another moment is shown. */
    private readonly turning: () => void,
  ) {}

  /** Shows the table when the log had so many lines; its whole length is the live table. */
  lookAt(at: number): void {
    this.seeking = null;
    this.ask(at);
  }

  /** Shows the table right before a decision of a finished game. */
  lookBefore(number: number, at: number): void {
    this.seeking = null;
    this.request(at, number);
  }

  /** Back to the live table. */
  leave(): void {
    this.seeking = null;
    this.moment = null;
  }

  /** The decision before the one on show. */
  back(): void {
    this.lookAt((this.moment?.at ?? this.length()) - 1);
  }

  /** The decision after the one on show. One adds several lines, so the next moment is sought line by line. */
  forward(): void {
    if (!this.moment) return;
    this.seeking = { from: this.moment.at, wanted: this.moment.at + 1 };
    this.ask(this.moment.at + 1);
  }

  /** The moment that the server told. */
  show(at: number, view: View, before: number | null): void {
    if (this.seeking && at <= this.seeking.from) {
      this.seeking.wanted += 1;
      this.ask(this.seeking.wanted);
      return;
    }
    this.seeking = null;
    this.turning();
    this.moment = { view, at, before };
  }

  private ask(at: number): void {
    const wanted = Math.max(0, Math.min(at, this.length()));
    if (wanted === this.length()) this.leave();
    else this.request(wanted);
  }
}
