/** The worker in which long searches run: the tables answer meanwhile. */
import type { PyProxy } from 'pyodide/ffi';
import { boot } from './boot';
import type { FromThinker, ToThinker } from './protocol';

interface Door extends PyProxy {
  think(work: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}

let door: Promise<Door> | null = null;
const post = (message: FromThinker, transfer: Transferable[] = []) => postMessage(message, { transfer });

async function start(message: Extract<ToThinker, { kind: 'start' }>): Promise<Door> {
  const python = await boot(message.site, message.base, () => {});
  return python.pyimport('motu.browser.page') as Door;
}

async function handle(message: ToThinker): Promise<void> {
  if (message.kind === 'start') {
    door = start(message);
    await door;
    post({ kind: 'ready' });
    return;
  }
  const outcome = (await door!).think(message.work);
  post({ kind: 'done', id: message.id, outcome }, [outcome.buffer]);
}

onmessage = (event: MessageEvent<ToThinker>) =>
  void handle(event.data).catch((error: unknown) => post({ kind: 'failed', reason: String(error) }));
