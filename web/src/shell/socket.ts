/** The line to a table, a WebSocket or the like: it reconnects by itself, and sends again what the server has not confirmed. */
import type { ClientMessage, ServerMessage } from '../generated/messages';
import type { Line } from './host';

/** `silent`: the connection stands, but the server does not answer. */
export type ConnectionState = 'connecting' | 'open' | 'silent' | 'lost' | 'not-found' | 'overloaded';

const MIN_DELAY = 250;
const MAX_DELAY = 8000;
/** How often the connection is looked after. */
const TICK = 1000;
/** After this long without a message the server is asked whether it is there; on a page that nobody looks at, after the second time. */
const IDLE = 900;
const IDLE_HIDDEN = 20_000;
/** When the answer takes longer than this, the light says so; after the second time another connection is tried. */
const PATIENCE = 2000;
const DEAD = 9000;
const NO_SUCH_TABLE = 4404;
const TOO_MUCH = 4429;

/** How long to wait before the n-th attempt: exponential backoff up to eight seconds, with jitter. `random` is between 0 and 1. */
export function retryDelay(attempt: number, random: number): number {
  return Math.min(MAX_DELAY, MIN_DELAY * 2 ** attempt) * (0.5 + random / 2);
}

export class TableSocket {
  private socket: Line | null = null;
  private attempt = 0;
  private closed = false;
  private retryTimer = 0;
  private pingTimer = 0;
  private lastMessageAt = 0;
  /** When the server was asked whether it is there, if it has not answered since. */
  private askedAt: number | null = null;
  private silent = false;
  /** Messages with a key that the server has not confirmed yet, in order. */
  private readonly pending = new Map<string, ClientMessage>();

  constructor(
    private readonly open: () => Line,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onState: (state: ConnectionState) => void,
  ) {
    this.connect();
    addEventListener('online', this.reconnectNow);
    document.addEventListener('visibilitychange', this.reconnectNow);
  }

  /** Sends a message. One with a key is kept, and sent again until it is confirmed or refused. */
  send(message: ClientMessage): void {
    if ('key' in message) this.pending.set(message.key, message);
    this.transmit(message);
  }

  confirm(key: string): void {
    this.pending.delete(key);
  }

  isPending(key: string): boolean {
    return this.pending.has(key);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    removeEventListener('online', this.reconnectNow);
    document.removeEventListener('visibilitychange', this.reconnectNow);
    this.socket?.close();
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.closed) return;
    this.onState('connecting');
    const socket = this.open();
    this.socket = socket;
    this.lastMessageAt = Date.now();
    this.askedAt = this.lastMessageAt;
    clearInterval(this.pingTimer);
    this.pingTimer = window.setInterval(() => this.look(), TICK);
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.kind === 'whole') this.connected();
      this.onMessage(message);
    };
    socket.onclose = (event) => this.disconnected(socket, event.code);
  }

  /** What was not confirmed when the connection was lost is sent again, with the same keys. */
  private connected(): void {
    this.attempt = 0;
    this.onState('open');
    for (const message of this.pending.values()) this.transmit(message);
  }

  private heard(): void {
    this.lastMessageAt = Date.now();
    this.askedAt = null;
    if (this.silent) this.onState('open');
    this.silent = false;
  }

  /** Asks a quiet server whether it is there, says so if it does not answer, and gives a dead connection up. */
  private look(): void {
    const now = Date.now();
    if (this.askedAt === null) {
      if (now - this.lastMessageAt < (document.hidden ? IDLE_HIDDEN : IDLE)) return;
      this.askedAt = now;
      this.transmit({ kind: 'ping' });
    } else if (now - this.askedAt >= DEAD) {
      this.giveUp();
    } else if (now - this.askedAt >= PATIENCE && this.attempt === 0 && !this.silent && this.socket?.readyState === WebSocket.OPEN) {
      this.silent = true;
      this.onState('silent');
    }
  }

  /** A dead connection takes its time to close, so nobody waits for it. */
  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.disconnected(socket, 0);
  }

  private disconnected(socket: Line, code: number): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.pingTimer);
    this.silent = false;
    this.askedAt = null;
    if (code === NO_SUCH_TABLE) {
      this.onState('not-found');
      return;
    }
    this.onState(code === TOO_MUCH ? 'overloaded' : 'lost');
    const delay = code === TOO_MUCH ? MAX_DELAY : retryDelay(this.attempt, Math.random());
    this.attempt += 1;
    this.retryTimer = window.setTimeout(() => this.connect(), delay);
  }

  /** The browser is online again, or the page is visible again: there is no need to wait any longer. */
  private readonly reconnectNow = () => {
    if (document.hidden || this.closed) return;
    // A page that slept does not know how long it slept: the silence of that time says nothing.
    this.lastMessageAt = Date.now() - IDLE;
    this.askedAt = null;
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.retryTimer);
      this.attempt = 0;
      this.connect();
    }
  };
}
