/** Lines of the log that the game does not write: who left, and who came, while this tab was open. */
import type { SeatInfo } from '../generated/messages';

const LETTERS = 'ABCDE';

export interface SeatEvent {
  /** The length of the log then. */
  at: number;
  id: 'seat-left-to-bot' | 'seat-taken';
  name: string;
  letter: string;
}

/** What happened to the seats between two states of a table. `nameOf` names a seat as it was before. */
export function seatEvents(before: readonly SeatInfo[], now: readonly SeatInfo[], at: number, nameOf: (seat: number) => string): SeatEvent[] {
  return now.flatMap((seat, index): SeatEvent[] => {
    const was = before[index];
    if (!was || was.kind === seat.kind) return [];
    const letter = LETTERS[index]!;
    if (was.kind === 'person' && seat.kind === 'bot') return [{ at, id: 'seat-left-to-bot', name: nameOf(index), letter }];
    return seat.kind === 'person' ? [{ at, id: 'seat-taken', name: seat.name || letter, letter }] : [];
  });
}

export class SeatEvents {
  list = $state.raw<readonly SeatEvent[]>([]);
  private readonly key: string;

  constructor(table: string) {
    this.key = `motu.events.${table}`;
    this.list = JSON.parse(sessionStorage.getItem(this.key) ?? '[]') as SeatEvent[];
  }

  add(events: readonly SeatEvent[]): void {
    if (events.length === 0) return;
    this.list = [...this.list, ...events];
    sessionStorage.setItem(this.key, JSON.stringify(this.list));
  }

  /** Those after a line of the log; after the last one also what an undo left behind. */
  after(line: number, last: boolean): SeatEvent[] {
    return this.list.filter(({ at }) => at === line || (last && at > line));
  }
}
