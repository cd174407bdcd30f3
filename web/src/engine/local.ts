/** The tables in this browser, as the page sees them: it asks them what it would ask a server. */
import type { Language } from '../generated/languages';
import type { Host, Line } from '../shell/host';
import { engine } from './engine.svelte';
import type { FromTables, Site, ToTables } from './protocol';

type Answer = Extract<FromTables, { kind: 'answer' }>;

export class LocalHost implements Host {
  private readonly worker = new Worker(new URL('./tables_worker.ts', import.meta.url), { type: 'module', name: 'motu tables' });
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly lines = new Map<number, LocalLine>();
  private numbers = 0;

  constructor(site: Site) {
    this.worker.onmessage = (event: MessageEvent<FromTables>) => this.receive(event.data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      engine.fail({ id: 'engine-failed', details: { reason: event.message || 'worker' } });
    };
    this.post({ kind: 'start', site, base: new URL('.', location.href.split('#')[0]).href, language: document.documentElement.lang as Language });
    engine.onLanguage((language) => this.post({ kind: 'language', language }));
  }

  async request(method: string, path: string, body = ''): Promise<Response> {
    const refused = await engine.settled;
    if (refused) return new Response(JSON.stringify({ problem: refused }), { status: 503 });
    const id = (this.numbers += 1);
    const { status, type, name, body: content } = await new Promise<Answer>((resolve) => {
      this.answers.set(id, resolve);
      this.post({ kind: 'request', id, method, path: `/api/${path}`, body });
    });
    const headers: Record<string, string> = { 'content-type': type };
    if (name) headers['content-disposition'] = `attachment; filename="${name}"`;
    return new Response(status === 204 ? null : content, { status, headers });
  }

  open(table: string): Line {
    const number = (this.numbers += 1);
    const line = new LocalLine(
      (text) => this.post({ kind: 'say', line: number, text }),
      () => {
        this.lines.delete(number);
        this.post({ kind: 'hang-up', line: number });
      },
    );
    this.lines.set(number, line);
    this.post({ kind: 'open', line: number, table });
    return line;
  }

  private post(message: ToTables): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromTables): void {
    switch (message.kind) {
      case 'progress':
        engine.progress = message.done;
        return;
      case 'ready':
        engine.start();
        return;
      case 'failed':
        engine.fail(message.problem);
        return;
      case 'storage':
        engine.storage = message.state;
        return;
      case 'answer':
        this.answers.get(message.id)?.(message);
        this.answers.delete(message.id);
        return;
      case 'heard':
        this.lines.get(message.line)?.hear(message.text);
        return;
      case 'closed':
        this.lines.get(message.line)?.end(message.code);
        this.lines.delete(message.line);
        return;
    }
  }
}

class LocalLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(
    readonly send: (text: string) => void,
    private readonly hangUp: () => void,
  ) {}

  hear(text: string): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.hangUp();
  }
}
