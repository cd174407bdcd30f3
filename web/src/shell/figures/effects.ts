/** Effects of cards: what may be chosen and typed for each. Whether they can be read, only the server says. */
import { CHANGED_BY, EFFECTS, LIST_KEYS, NEEDED } from '../../generated/vocabulary';
import type { Table } from './figures';

export const OPS: readonly string[] = Object.keys(EFFECTS);
/** The kinds of missions that a lasting advantage makes cheaper. */
export const CHEAPER_KINDS: readonly string[] = ['pearls', 'mana'];

export type ParamKind = 'name' | 'number' | 'flag' | 'effects' | 'kinds' | 'cost';

/** What has to be typed for a parameter. */
export function paramKind(op: string, key: string): ParamKind {
  if (namesOf(op, key).length > 0) return 'name';
  if (key === 'different') return 'flag';
  if (!LIST_KEYS.includes(key)) return 'number';
  return key === 'kinds' || key === 'cost' ? key : 'effects';
}

export const namesOf = (op: string, key: string): readonly string[] => EFFECTS[op]?.[key] ?? [];
export const isNeeded = (op: string, key: string): boolean => NEEDED[op]?.includes(key) ?? false;

/** The parameters to offer for an effect. A lasting advantage offers what its trigger can change; what stands there is always offered. */
export function paramsOf(effect: Table): string[] {
  const op = String(effect.op);
  const keys = Object.keys(EFFECTS[op] ?? {});
  if (op !== 'permanent') return keys;
  const changed = CHANGED_BY[String(effect.trigger)] ?? [];
  const acts = EFFECTS.permanent!.trigger!.indexOf(String(effect.trigger)) <= EFFECTS.permanent!.trigger!.indexOf('kahuna');
  return keys.filter((key) => key === 'trigger' || key in effect || changed.includes(key) || (key === 'do' && acts));
}

/** The first value of a parameter. */
function firstValue(op: string, key: string): unknown {
  const kinds: Record<ParamKind, unknown> = { name: namesOf(op, key)[0], number: 1, flag: true, effects: [], kinds: [...CHEAPER_KINDS], cost: [1, 3] };
  return kinds[paramKind(op, key)];
}

/** A new effect, with everything that it needs. Values of an earlier one are kept where they fit. */
export function newEffect(op: string, before: Table = {}): Table {
  const made: Table = { op };
  for (const key of NEEDED[op] ?? []) {
    const names = namesOf(op, key);
    const kept = before[key];
    made[key] = kept !== undefined && (names.length === 0 || names.includes(String(kept))) ? kept : firstValue(op, key);
  }
  return made;
}

/** An effect with another parameter. Without a value the parameter is left out; a new trigger changes what it can, and nothing else. */
export function withParam(effect: Table, key: string, value: unknown): Table {
  const { [key]: _, ...rest } = effect;
  const changed: Table = value === undefined ? rest : Object.fromEntries(Object.entries(key in effect ? effect : { ...effect, [key]: value }).map(([name, old]) => [name, name === key ? value : old]));
  if (key !== 'trigger') return changed;
  const offered = paramsOf({ op: changed.op, trigger: changed.trigger });
  const begun = Object.fromEntries((CHANGED_BY[String(value)] ?? []).map((name) => [name, firstValue('permanent', name)]));
  return { ...begun, ...Object.fromEntries(Object.entries(changed).filter(([name]) => name === 'op' || offered.includes(name))) };
}
