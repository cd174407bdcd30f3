/** Where the tables are: on the server that has sent this page, or in this browser. The rest of the page does not know. */
import { engine } from '../engine/engine.svelte';
import type { Site } from '../engine/protocol';
import { site } from './site';

/** What the page uses of a WebSocket. */
export interface Line {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Host {
  /** Answers a request. It fails if nobody is there. */
  request(method: string, path: string, body?: string): Promise<Response>;
  /** Opens the line of a table. */
  open(table: string): Line;
}

const server: Host = {
  request: (method, path, body) =>
    fetch(`/api/${path}`, { method, ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body }) }),
  open: (table) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${table}/socket`) as Line,
};

/** The tables of a site are loaded when they are first asked for something. */
function inThisBrowser(told: Site): Host {
  const loading = import('../engine/local').then(({ LocalHost }) => new LocalHost(told));
  loading.catch(() => engine.fail(navigator.onLine ? { id: 'engine-file-missing', details: { file: 'local.js' } } : { id: 'engine-unreachable', details: {} }));
  return {
    request: async (method, path, body) => (await loading).request(method, path, body),
    open: (table) => new LateLine(loading.then((host) => host.open(table))),
  };
}

/** A line that is being opened. */
class LateLine implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  private line: Line | null = null;
  private closed = false;

  constructor(opening: Promise<Line>) {
    void opening.then((line) => {
      if (this.closed) return line.close();
      this.line = line;
      line.onmessage = (event) => this.onmessage?.(event);
      line.onclose = (event) => this.onclose?.(event);
    });
  }

  get readyState(): number {
    return this.line?.readyState ?? WebSocket.CONNECTING;
  }

  send(text: string): void {
    this.line?.send(text);
  }

  close(): void {
    this.closed = true;
    this.line?.close();
  }
}

export const host: Host = site ? inThisBrowser(site) : server;
