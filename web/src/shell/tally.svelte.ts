/** What everybody would score if the game ended now. The server counts it by the rules, when it is asked. */
import type { SeatTally } from '../generated/messages';

/** Tables change several times in a second while bots move: they are counted less often. */
const PAUSE_MS = 400;

export class Tally {
  /** null until the server has answered. While it counts anew, what it counted before stays. */
  seats = $state.raw<SeatTally[] | null>(null);
  /** The moment that the points belong to. */
  mark = $state('');
  private timer = 0;
  private askedAt = -PAUSE_MS;

  constructor(/** Asks the server. */ private readonly request: () => void) {}

  /** Asks for the points of the moment that a mark names, unless they are there. */
  want(mark: string): void {
    clearTimeout(this.timer);
    if (mark === this.mark) return;
    this.timer = window.setTimeout(() => {
      this.askedAt = performance.now();
      this.request();
    }, Math.max(0, this.askedAt + PAUSE_MS - performance.now()));
  }

  receive(mark: string, seats: SeatTally[]): void {
    this.mark = mark;
    this.seats = seats;
  }

  clear(): void {
    this.mark = '';
    this.seats = null;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
