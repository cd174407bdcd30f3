import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { parseRoute } from '../src/shell/route';
import { TableSocket, retryDelay, type ConnectionState } from '../src/shell/socket';

test('the delay doubles from 250 ms to 8 s, with a jitter of one half', () => {
  expect([0, 1, 2, 5, 6, 20].map((attempt) => retryDelay(attempt, 1))).toEqual([250, 500, 1000, 8000, 8000, 8000]);
  expect(retryDelay(3, 0)).toBe(1000);
});

test('addresses', () => {
  expect(parseRoute('/', '')).toEqual({ page: 'start', play: null, make: null });
  expect(parseRoute('/play/bali', '')).toEqual({ page: 'start', play: 'bali', make: null });
  expect(parseRoute('/t/KULAWE', '#secret')).toEqual({ page: 'table', id: 'KULAWE' });
  expect(parseRoute('/rules/bali', '#BA-B1')).toEqual({ page: 'rules', game: 'bali', clause: 'BA-B1' });
  expect(parseRoute('/settings', '')).toEqual({ page: 'settings' });
  expect(parseRoute('/t', '')).toEqual({ page: 'not-found' });
  expect(parseRoute('/what/ever', '')).toEqual({ page: 'not-found' });
});

describe('the connection light', () => {
  /** A server that can fall silent. */
  class Line {
    static OPEN = 1;
    static CLOSED = 3;
    static opened: Line[] = [];
    static frozen = false;
    readyState = Line.OPEN;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    constructor() {
      Line.opened.push(this);
      setTimeout(() => this.tell({ kind: 'whole' }), 5);
    }
    send(text: string) {
      if ((JSON.parse(text) as { kind: string }).kind === 'ping') setTimeout(() => this.tell({ kind: 'pong' }), 20);
    }
    tell(message: object) {
      if (!Line.frozen) this.onmessage?.({ data: JSON.stringify(message) });
    }
    /** A dead line never says that it is closed. */
    close() {}
  }

  let states: ConnectionState[];
  let socket: TableSocket;
  beforeEach(() => {
    vi.useFakeTimers();
    const listens = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', { hidden: false, ...listens });
    vi.stubGlobal('addEventListener', listens.addEventListener);
    vi.stubGlobal('removeEventListener', listens.removeEventListener);
    Line.opened = [];
    Line.frozen = false;
    states = [];
    socket = new TableSocket(() => new Line() as never, () => {}, (state) => states.push(state));
  });
  afterEach(() => {
    socket.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('stays on while the server answers', () => {
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['connecting', 'open']);
    expect(Line.opened).toHaveLength(1);
  });

  it.each([0, 300, 700, 1100, 1900])('says within five seconds that the server does not answer (frozen after %i ms)', (after) => {
    vi.advanceTimersByTime(10_000 + after);
    Line.frozen = true;
    vi.advanceTimersByTime(5000);
    expect(states.at(-1)).toBe('silent');
    Line.frozen = false;
    Line.opened.at(-1)!.tell({ kind: 'pong' });
    expect(states.at(-1)).toBe('open');
  });

  it('tries another connection when the line is dead, without waiting for it to close', () => {
    vi.advanceTimersByTime(10_000);
    Line.frozen = true;
    vi.advanceTimersByTime(14_000);
    expect(states).toContain('lost');
    expect(Line.opened.length).toBeGreaterThan(1);
    Line.frozen = false;
    vi.advanceTimersByTime(20_000);
    expect(states.at(-1)).toBe('open');
  });
});
