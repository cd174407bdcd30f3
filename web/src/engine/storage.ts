/** Texts by their keys in IndexedDB, changed in transactions; and what the tabs of one site tell each other. */

const ROWS = 'rows';
/** Stands for “there is something” among what is expected. */
const THERE = '*';

/** How a transaction ended: done, or somebody else was faster, or there is no room, or why it failed. */
export type Outcome = 'done' | 'changed' | 'full' | string;

export class Storage {
  private database: Promise<IDBDatabase> | null = null;
  private readonly channel: BroadcastChannel;
  private readonly told: string[] = [];
  private listener: ((what: string) => void) | null = null;

  constructor(private readonly name: string) {
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = (event: MessageEvent<string>) => {
      const { listener } = this;
      this.listener = null;
      if (listener) listener(event.data);
      else this.told.push(event.data);
    };
  }

  /** Whether anything can be stored here. */
  async works(): Promise<boolean> {
    try {
      await this.open();
      return true;
    } catch {
      return false;
    }
  }

  async read(key: string): Promise<string | undefined> {
    const rows = (await this.open()).transaction(ROWS).objectStore(ROWS);
    return finished<string | undefined>(rows.get(key));
  }

  /** The texts whose keys have a start, each after its key and in the order of these. */
  async readAll(start: string): Promise<[string, string][]> {
    const rows = (await this.open()).transaction(ROWS).objectStore(ROWS);
    const range = beginningWith(start);
    const [keys, texts] = await Promise.all([finished<string[]>(rows.getAllKeys(range)), finished<string[]>(rows.getAll(range))]);
    return keys.map((key, at) => [key, texts[at]!]);
  }

  /** Changes texts if what is there is what is expected. The three arguments are JSON. */
  async write(expected: string, changes: string, cleared: string): Promise<Outcome> {
    const expects = Object.entries(JSON.parse(expected) as Record<string, string | null>);
    const rows = Object.entries(JSON.parse(changes) as Record<string, string | null>);
    const starts = JSON.parse(cleared) as string[];
    const database = await this.open();
    return new Promise((resolve) => {
      let outcome: Outcome = 'done';
      const transaction = database.transaction(ROWS, 'readwrite');
      const store = transaction.objectStore(ROWS);
      const fail = (error: DOMException | null) => resolve(outcome === 'changed' ? outcome : failure(error));
      transaction.oncomplete = () => resolve(outcome);
      transaction.onabort = () => fail(transaction.error);
      let waiting = expects.length;
      const apply = () => {
        for (const start of starts) store.delete(beginningWith(start));
        for (const [key, text] of rows) {
          if (text === null) store.delete(key);
          else store.put(text, key);
        }
      };
      if (waiting === 0) apply();
      for (const [key, wanted] of expects) {
        const asked = store.get(key) as IDBRequest<string | undefined>;
        asked.onsuccess = () => {
          if (outcome === 'changed') return;
          const found = asked.result ?? null;
          if (wanted === THERE ? found === null : found !== wanted) {
            outcome = 'changed';
            transaction.abort();
          } else if ((waiting -= 1) === 0) apply();
        };
      }
    });
  }

  tell(what: string): void {
    this.channel.postMessage(what);
  }

  /** Waits for what another tab tells. */
  heard(): Promise<string> {
    const next = this.told.shift();
    return next === undefined ? new Promise((resolve) => (this.listener = resolve)) : Promise.resolve(next);
  }

  /** The database is opened again if the browser has closed it, for example because somebody cleared it. */
  private open(): Promise<IDBDatabase> {
    this.database ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(this.name, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const database = asked.result;
        const forget = () => {
          database.close();
          this.database = null;
        };
        database.onclose = forget;
        database.onversionchange = forget;
        resolve(database);
      };
    });
    this.database.catch(() => (this.database = null));
    return this.database;
  }
}

function beginningWith(start: string): IDBKeyRange {
  return IDBKeyRange.bound(start, `${start}\uffff`);
}

function finished<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });
}

function failure(error: DOMException | null): Outcome {
  return error?.name === 'QuotaExceededError' ? 'full' : (error?.message ?? 'aborted');
}
