/** The worker with the tables: it starts Python, and passes on what page and tables say to each other. */
import type { PyProxy } from 'pyodide/ffi';
import type { Language } from '../generated/languages';
import type { Problem } from '../generated/messages';
import { Catalogue } from '../shell/catalogue';
import { boot, BootError } from './boot';
import type { FromTables, StorageState, ToTables } from './protocol';
import { Storage } from './storage';
import { Thinker } from './thinker';

/** motu.browser.page, as the worker sees it. */
interface Door extends PyProxy {
  start(config: string, storage: Storage | undefined, thinker: Thinker, say: (id: string, details: string) => string, tell: (state: StorageState) => void): Promise<string>;
  request(method: string, path: string, body: string): Promise<[number, string, string, Uint8Array<ArrayBuffer>]>;
  open_table(line: number, table: string, say: (text: string) => void, hangUp: (code: number) => void): Promise<void>;
  receive(line: number, text: string): Promise<void>;
  close(line: number): Promise<void>;
}

const SHARED = import.meta.glob<string>('../../../src/motu/words/*.ftl', { query: '?raw', import: 'default' });
let words = new Catalogue('en', []);
let door: Promise<Door> | null = null;

const post = (message: FromTables, transfer: Transferable[] = []) => postMessage(message, { transfer });

/** Errors that are part of another error are put into words here; the page does the others. */
async function setLanguage(language: Language): Promise<void> {
  const load = SHARED[`../../../src/motu/words/${language}.ftl`];
  if (load) words = new Catalogue(language, [await load()]);
}

function inWords(id: string, details: string): string {
  return words.say(`error-${id}`, JSON.parse(details) as Record<string, unknown>);
}

async function start({ site, base, language }: Extract<ToTables, { kind: 'start' }>): Promise<Door> {
  const storage = new Storage(`motu ${new URL(base).pathname}`);
  const thinker = new Thinker(site, base);
  const [python, stored] = await Promise.all([boot(site, base, (done) => post({ kind: 'progress', done })), storage.works(), setLanguage(language)]);
  const found = python.pyimport('motu.browser.page') as Door;
  const config = JSON.stringify({ release: site.release, pause: site.pause });
  const tell = (state: StorageState) => post({ kind: 'storage', state });
  const refused = await found.start(config, stored ? storage : undefined, thinker, inWords, tell);
  if (refused) {
    const { id, details } = JSON.parse(refused) as Problem;
    throw new BootError(id, details);
  }
  return found;
}

async function answer({ id, method, path, body }: Extract<ToTables, { kind: 'request' }>, tables: Door): Promise<void> {
  const [status, type, name, content] = await tables.request(method, path, body);
  post({ kind: 'answer', id, status, type, name, body: content }, [content.buffer]);
}

async function handle(message: ToTables): Promise<void> {
  if (message.kind === 'start') {
    door = start(message);
    try {
      await door;
      post({ kind: 'ready' });
    } catch (error) {
      const problem = error instanceof BootError ? { id: error.id, details: error.details } : { id: 'engine-failed', details: { reason: String(error) } };
      post({ kind: 'failed', problem });
    }
    return;
  }
  if (message.kind === 'language') return setLanguage(message.language);
  const tables = await door!;
  switch (message.kind) {
    case 'request':
      return answer(message, tables);
    case 'open':
      return tables.open_table(message.line, message.table, (text) => post({ kind: 'heard', line: message.line, text }), (code) => post({ kind: 'closed', line: message.line, code }));
    case 'say':
      return tables.receive(message.line, message.text);
    case 'hang-up':
      return tables.close(message.line);
  }
}

/** The page was told why the engine did not start: what it asks nevertheless is not answered. */
function note(error: unknown): void {
  if (!(error instanceof BootError)) console.error(error);
}

onmessage = (event: MessageEvent<ToTables>) => void handle(event.data).catch(note);
