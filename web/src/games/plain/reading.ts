/** How a view without a board of its own is read: what all games share is shown elsewhere, names come from the catalogue. */
import type { Table } from '../../shell/seam';

export const OF_ALL: ReadonlySet<string> = new Set(['game', 'asked', 'decision', 'over', 'seats']);

/** The name of a thing, if the catalogue has one under the kind that its list is named by. */
export function named(table: Table, kind: string, id: string): string {
  for (const one of [kind, kind.replace(/s$/, ''), kind.replace(/ies$/, 'y'), 'card', 'good', 'source']) {
    const found = table.say(`${one}-${id}`);
    if (found !== `${one}-${id}`) return found;
  }
  return id.replaceAll('_', ' ');
}
