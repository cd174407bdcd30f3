/** The figures of a table: its edition's components file, and what a board makes of it once. */
import type { Table } from './board_api';

/**
 * A reader of a game's figures. What it makes is kept as long as the figures themselves, so that a board may ask for
 * it in every derived value.
 */
export function reader<Components, Figures>(make: (components: Components) => Figures): (table: Pick<Table, 'figures'>) => Figures {
  const made = new WeakMap<object, Figures>();
  return ({ figures }) => {
    let found = made.get(figures);
    if (found === undefined) {
      found = make(figures as Components);
      made.set(figures, found);
    }
    return found;
  };
}
