/** Names for the parts of any view, from the game's catalogue. */
import type { Table } from '../../shell/board_api';

/** The parts of a view that the shell shows for every game. */
export const COMMON_PARTS: ReadonlySet<string> = new Set(['game', 'asked', 'decision', 'over', 'seats']);

/** The name of a thing, if the catalogue has one under the kind that its list is named by. */
export function nameOf(table: Table, kind: string, id: string): string {
  for (const one of [kind, kind.replace(/s$/, ''), kind.replace(/ies$/, 'y'), 'card', 'good', 'source']) {
    const found = table.say(`${one}-${id}`);
    if (found !== `${one}-${id}`) return found;
  }
  return id.replaceAll('_', ' ');
}
