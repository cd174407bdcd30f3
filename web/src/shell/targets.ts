/** Targets name places on a board: `family/…`, such as `row/3`. */
import type { Table } from './board_api';

export const targetFamily = (target: string): string => target.split('/', 1)[0]!;

/** Whether a place of one of these families may be chosen now. */
export function isAnyLit(table: Pick<Table, 'lit'>, ...families: readonly string[]): boolean {
  return [...table.lit.keys()].some((target) => families.includes(targetFamily(target)));
}

/** The families of all places that may be chosen now, or are chosen. */
export function activeFamilies(table: Pick<Table, 'lit' | 'chosen'>): Set<string> {
  return new Set([...table.lit.keys(), ...(table.chosen?.targets ?? [])].map(targetFamily));
}
