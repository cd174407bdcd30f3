/** Starts Python with Motu in this worker, from the files of the site alone. */
import type { PyodideAPI } from 'pyodide';
import type { Site } from './protocol';

/** What went wrong while the engine was started, as the id of a problem. */
export class BootError extends Error {
  constructor(
    readonly id: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(`${id} ${JSON.stringify(details)}`);
  }
}

/** How much of the start is done, from 0 to 1. */
type Progress = (done: number) => void;
interface PyodideModule {
  loadPyodide(config: Record<string, unknown>): Promise<PyodideAPI>;
}

/** What fetching the files takes of the whole start, and what is done when Python runs. */
const FETCHED = 0.5;
const RUNNING = 0.75;
const UNPACKED = 0.8;
/** Nothing is taken from Pyodide's own collection of packages. */
const NO_PACKAGES = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }, packages: {} };

export async function boot(site: Site, base: string, progress: Progress): Promise<PyodideAPI> {
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') throw new BootError('browser-too-old');
  const folder = new URL(`${site.engine}/`, base).href;
  const download = new Download(folder, site, progress);
  try {
    const [{ loadPyodide }, { default: createPyodideModule }, library, motu] = await Promise.all([
      download.module<PyodideModule>('pyodide.js'),
      download.module<{ default: unknown }>('pyodide.asm.js'),
      download.bytes('library.zip'),
      download.bytes('motu.zip'),
    ]);
    serve({
      [`${folder}pyodide.asm.wasm`]: async () => unpacked(await download.stream('pyodide.wasm.gz'), 'application/wasm'),
      [`${folder}library.zip`]: async () => new Response(library),
    });
    const python = await loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}library.zip`,
      lockFileContents: NO_PACKAGES,
      createPyodideModule,
    });
    progress(RUNNING);
    python.unpackArchive(motu, 'zip', { extractDir: python.runPython('import site; site.getsitepackages()[0]') as string });
    progress(UNPACKED);
    return python;
  } catch (error) {
    if (error instanceof BootError) throw error;
    throw new BootError('engine-failed', { reason: String(error) });
  }
}

/** Answers some addresses from here; all others go to the host of the page. */
function serve(answers: Record<string, () => Promise<Response>>): void {
  const fetchFromHost = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const answer = answers[input instanceof Request ? input.url : String(input)];
    return answer ? answer() : fetchFromHost(input, init);
  };
}

/** The browser unpacks what the host sends packed, so that it is small on every host. */
function unpacked(packed: ReadableStream<Uint8Array<ArrayBuffer>>, type: string): Response {
  return new Response(packed.pipeThrough(new DecompressionStream('gzip')), { headers: { 'content-type': type } });
}

/** Fetches the files of the engine, and tells how much of them is there. */
class Download {
  private done = 0;
  private readonly whole: number;

  constructor(
    private readonly folder: string,
    site: Site,
    private readonly progress: Progress,
  ) {
    this.whole = ['library.zip', 'motu.zip', 'pyodide.wasm.gz'].reduce((sum, name) => sum + (site.sizes[name] ?? 0), 0);
  }

  async stream(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const response = await this.response(name);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        this.done += chunk.length;
        this.progress(Math.min(1, this.done / this.whole) * FETCHED);
        controller.enqueue(chunk);
      },
    });
    return response.body.pipeThrough(count);
  }

  /** Imports a file. The browser does not say why it can't be imported: that is found out by fetching it. */
  async module<Exports>(name: string): Promise<Exports> {
    try {
      return (await import(/* @vite-ignore */ this.folder + name)) as Exports;
    } catch (error) {
      await this.response(name);
      throw error;
    }
  }

  private async response(name: string): Promise<Response & { body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
    let response: Response;
    try {
      response = await fetch(this.folder + name);
    } catch {
      throw new BootError('engine-unreachable');
    }
    if (!response.ok || !response.body) throw new BootError('engine-file-missing', { file: name });
    return response as Response & { body: ReadableStream<Uint8Array<ArrayBuffer>> };
  }

  async bytes(name: string): Promise<ArrayBuffer> {
    return new Response(await this.stream(name)).arrayBuffer();
  }
}
