/** What the page and the worker with the tables say to each other. */
import type { Language } from '../generated/languages';
import type { Problem, Welcome } from '../generated/messages';

/** What a site is told in its first page: where the engine is, what its files weigh, and how long a bot takes at least. */
export interface Site {
  engine: string;
  release: string;
  pause: number;
  sizes: Record<string, number>;
  /** The games and the levels, so that the first page need not wait for the engine. */
  welcome: Welcome;
}

export type ToTables =
  | { kind: 'start'; site: Site; base: string; language: Language }
  | { kind: 'language'; language: Language }
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'open'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'hang-up'; line: number };

/** How the storage of the browser is: `memory` stores nothing, `restored` was cleared while tables were open. */
export type StorageState = 'stored' | 'memory' | 'restored';

export type FromTables =
  | { kind: 'progress'; done: number }
  | { kind: 'ready' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'storage'; state: StorageState }
  | { kind: 'answer'; id: number; status: number; type: string; name: string; body: Uint8Array<ArrayBuffer> }
  | { kind: 'heard'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number };

export type ToThinker = { kind: 'start'; site: Site; base: string } | { kind: 'run'; id: number; work: Uint8Array<ArrayBuffer> };
export type FromThinker = { kind: 'ready' } | { kind: 'failed'; reason: string } | { kind: 'done'; id: number; outcome: Uint8Array<ArrayBuffer> };
