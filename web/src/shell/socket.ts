/** The WebSocket of a table: it reconnects by itself, and sends again what the server has not confirmed. */
import type { ClientMessage, ServerMessage } from '../generated/messages';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'not-found' | 'overloaded';

const MIN_DELAY = 250;
const MAX_DELAY = 8000;
/** After this long without a message the connection counts as dead. */
const SILENCE = 25_000;
const NO_SUCH_TABLE = 4404;
const TOO_MUCH = 4429;

/** How long to wait before the n-th attempt: exponential backoff up to eight seconds, with jitter. `random` is between 0 and 1. */
export function retryDelay(attempt: number, random: number): number {
  return Math.min(MAX_DELAY, MIN_DELAY * 2 ** attempt) * (0.5 + random / 2);
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private closed = false;
  private retryTimer = 0;
  private pingTimer = 0;
  private lastMessageAt = 0;
  /** Messages with a key that the server has not confirmed yet, in order. */
  private readonly pending = new Map<string, ClientMessage>();

  constructor(
    private readonly url: string,
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
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastMessageAt = Date.now();
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
    clearInterval(this.pingTimer);
    this.pingTimer = window.setInterval(() => this.ping(), SILENCE / 2);
  }

  private ping(): void {
    if (Date.now() - this.lastMessageAt > SILENCE) this.socket?.close();
    else this.transmit({ kind: 'ping' });
  }

  private disconnected(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.pingTimer);
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
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.retryTimer);
      this.attempt = 0;
      this.connect();
    }
  };
}
