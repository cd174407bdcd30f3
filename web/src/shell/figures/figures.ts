/** Figures as nested values: how one is reached, what it is, and which names may stand there. */
import type { FigureChange } from '../../generated/messages';

export type Step = string | number;
export type Path = readonly Step[];
export type Table = Record<string, unknown>;
export type Value = FigureChange['value'];
export type Sure = 'printed' | 'derived' | 'reported' | 'reconstructed';

const REMARKS = ['source', 'sure', 'name'];

export const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list of entries, such as tiles or cards. Effects are no entries: they belong to one. */
export const isEntries = (value: unknown): value is Table[] => Array.isArray(value) && value.length > 0 && value.every((item) => isTable(item) && !('op' in item));
const isEffects = (value: unknown): value is Table[] => Array.isArray(value) && value.every((item) => isTable(item) && 'op' in item);
const isList = (value: unknown, kind: string): boolean => Array.isArray(value) && value.every((item) => typeof item === kind);

export type Kind = 'number' | 'name' | 'flag' | 'numbers' | 'names' | 'rows' | 'effects' | 'effect-lists' | 'cost' | 'entries' | 'counts';

/** What an input has to offer for a figure. It follows from the figure as it is in the file. */
export function kindOf(key: string, value: unknown): Kind {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'name';
  if (isTable(value)) return 'cost';
  if (key === 'effects' || key === 'treasure') return 'effects';
  if (isList(value, 'number')) return 'numbers';
  if (isList(value, 'string')) return 'names';
  if (Array.isArray(value) && value.every(isEffects)) return 'effect-lists';
  if (Array.isArray(value) && value.every((row) => isList(row, 'number'))) return 'rows';
  return key === 'needs' ? 'counts' : 'entries';
}

/** The keys of a block or an entry that hold figures. */
export const figureKeys = (table: Table): string[] => Object.keys(table).filter((key) => !REMARKS.includes(key) && key !== 'id');

export const keyOf = (block: string, path: Path): string => JSON.stringify([block, ...path]);

export function valueAt(figures: Table, block: string, path: Path): unknown {
  let value: unknown = figures[block];
  for (const step of path) value = Array.isArray(value) ? value[step as number] : isTable(value) ? value[step] : undefined;
  return value;
}

/** How sure an entry is: it may say so for itself. */
export const sureOf = (block: Table, entry?: Table): Sure => ((entry?.sure ?? block.sure) as Sure | undefined) ?? 'reconstructed';

/** Whether an owner typed the figures of a block or an entry; the server then writes so as their source. */
export const isTyped = (part: Table): boolean => String(part.source ?? '').startsWith('typed by an owner');

/** Whether a block has something that is not printed in the rulebook. */
export function isOpen(block: Table): boolean {
  const entries = Object.values(block).filter(isEntries).flat();
  return sureOf(block) !== 'printed' ? entries.length === 0 || entries.some((entry) => sureOf(block, entry) !== 'printed') || hasPlainFigures(block) : entries.some((entry) => sureOf(block, entry) !== 'printed');
}

const hasPlainFigures = (block: Table): boolean => figureKeys(block).some((key) => !isEntries(block[key]));

export const startsWith = (path: Path, start: Path): boolean => start.length <= path.length && start.every((step, at) => step === path[at]);

/** The names that stand at the same place elsewhere in the file: what may be chosen there. */
export function namesAt(figures: Table, block: string, path: Path): string[] {
  const content = figures[block];
  if (!isTable(content)) return [];
  const last = path[path.length - 1];
  const listed = typeof path[1] === 'number' && isEntries(content[path[0] as string]);
  const found = listed
    ? (content[path[0] as string] as Table[]).flatMap((entry) => (last === 'from' || last === 'to' ? [entry.from, entry.to] : [entry[last as string]]))
    : Object.keys(content).filter((key) => !REMARKS.includes(key)).flatMap((key) => (isList(content[key], 'string') ? (content[key] as string[]) : []));
  return [...new Set(found.filter((name): name is string => typeof name === 'string'))];
}

export const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What somebody typed: a number where it is one, else the text, which the server then refuses with the reason. */
export const typedNumber = (text: string): number | string => (/^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : text.trim());
