/** The line to a table's socket: opens again by itself, and sends again what was not acknowledged. */
import type { Asked, Told } from './wire';

export type LineState = 'opening' | 'open' | 'broken' | 'gone' | 'crowded';

const SHORTEST = 250;
const LONGEST = 8000;
const SILENCE = 25_000;
const NO_SUCH_TABLE = 4404;
const TOO_MUCH = 4429;

/** How long to wait before the n-th attempt: doubling, at most eight seconds, spread so that not all come at once. */
export function pause(attempt: number, chance: number): number {
  return Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.5 + chance / 2);
}

export class TableLine {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private closed = false;
  private timer = 0;
  private heart = 0;
  private heard = 0;
  /** Keyed messages that the server has not confirmed yet, in order. */
  private readonly pending = new Map<string, Asked>();

  constructor(
    private readonly address: string,
    private readonly hear: (told: Told) => void,
    private readonly tell: (state: LineState) => void,
  ) {
    this.open();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Sends a message; one with a key is kept and sent again until it is confirmed or refused. */
  send(asked: Asked): void {
    if ('key' in asked) this.pending.set(asked.key, asked);
    this.put(asked);
  }

  confirmed(key: string): void {
    this.pending.delete(key);
  }

  waits(key: string): boolean {
    return this.pending.has(key);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private put(asked: Asked): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(asked));
  }

  private open(): void {
    if (this.closed) return;
    this.tell('opening');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => {
      this.heard = Date.now();
      const told = JSON.parse(message.data) as Told;
      if (told.kind === 'whole') this.greeted();
      this.hear(told);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** The table is here: what was on its way when the line broke goes again, with the same keys. */
  private greeted(): void {
    this.attempt = 0;
    this.tell('open');
    for (const asked of this.pending.values()) this.put(asked);
    clearInterval(this.heart);
    this.heart = window.setInterval(() => this.beat(), SILENCE / 2);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.put({ kind: 'ping' });
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.heart);
    if (code === NO_SUCH_TABLE) {
      this.tell('gone');
      return;
    }
    this.tell(code === TOO_MUCH ? 'crowded' : 'broken');
    const wait = code === TOO_MUCH ? LONGEST : pause(this.attempt, Math.random());
    this.attempt += 1;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** Back online or in sight: no need to wait any longer. */
  private readonly hurry = () => {
    if (document.hidden || this.closed) return;
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.attempt = 0;
      this.open();
    }
  };
}
