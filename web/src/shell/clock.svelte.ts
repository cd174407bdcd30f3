/** The clock of a table as it runs in this browser, between two messages of the server. */
import type { ClockInfo } from '../generated/messages';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const TICK_MS = 250;

export interface Duration {
  unit: 'days' | 'clock';
  days: number;
  hours: number;
  text: string;
}

/** Seconds as a reader wants them: days and hours, or a clock that counts down. */
export function duration(seconds: number): Duration {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const two = (value: number) => String(value).padStart(2, '0');
  const text = whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
  return { unit: days >= 2 ? 'days' : 'clock', days, hours, text };
}

/** The seconds that a seat has left, so many seconds after the message came: of this decision or in all, what ends first. */
export function secondsLeft(clock: ClockInfo, seat: number, passed: number): number | null {
  const time = clock.seats[seat];
  if (!time) return clock.move ?? clock.total;
  const limits = [time.left, time.decision].filter((limit): limit is number => limit !== null);
  if (limits.length === 0) return null;
  return Math.max(0, Math.min(...limits) - (time.running ? passed : 0));
}

export class TableClock {
  info = $state.raw<ClockInfo | null>(null);
  private received = 0;
  private passed = $state(0);
  private timer = 0;

  receive(info: ClockInfo | null): void {
    this.info = info;
    this.received = performance.now();
    this.passed = 0;
    clearInterval(this.timer);
    if (info?.seats.some((seat) => seat.running)) this.timer = window.setInterval(() => (this.passed = (performance.now() - this.received) / 1000), TICK_MS);
  }

  left(seat: number): number | null {
    return this.info ? secondsLeft(this.info, seat, this.passed) : null;
  }

  close(): void {
    clearInterval(this.timer);
  }
}
