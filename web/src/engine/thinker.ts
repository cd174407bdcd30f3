/** The other worker, in which long searches run. It is started when it is first needed. */
import type { FromThinker, Site, ToThinker } from './protocol';

export class Thinker {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, { resolve: (outcome: Uint8Array<ArrayBuffer>) => void; reject: (reason: Error) => void }>();
  private ids = 0;

  constructor(
    private readonly site: Site,
    private readonly base: string,
  ) {}

  /** Runs pickled work there, and returns its pickled outcome. It fails if the worker does not start, or dies. */
  run(work: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const id = (this.ids += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({ kind: 'run', id, work });
    });
  }

  /** Starts the worker before it is needed. */
  prepare(): void {
    if (this.worker) return;
    const worker = new Worker(new URL('./thinking_worker.ts', import.meta.url), { type: 'module', name: 'motu thinking' });
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<FromThinker>) => this.receive(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.lost(event.message || 'worker');
    };
    this.post({ kind: 'start', site: this.site, base: this.base });
  }

  private post(message: ToThinker): void {
    this.prepare();
    this.worker?.postMessage(message);
  }

  private receive(message: FromThinker): void {
    if (message.kind === 'failed') this.lost(message.reason);
    if (message.kind !== 'done') return;
    this.waiting.get(message.id)?.resolve(message.outcome);
    this.waiting.delete(message.id);
  }

  /** What was being done is lost. The next work starts another worker. */
  private lost(reason: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }
}
