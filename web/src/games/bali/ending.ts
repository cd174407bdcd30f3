/** The order in which the goods of the altar are turned up at the end. */
import type { Good, PerGood } from '../../generated/bali';
import type { Table } from '../../shell/board_api';
import { GOODS, bali } from './view';

/** All goods, the kinds evenly mixed, so that it stays open for long which kind lies there most. */
export function dealt(goods: PerGood): Good[] {
  return GOODS.flatMap((good, kind) => Array.from({ length: goods[good] }, (_, number) => ({ good, at: (number + (kind + 1) / (GOODS.length + 1)) / goods[good] })))
    .sort((a, b) => a.at - b.at)
    .map(({ good }) => good);
}

/** One step for each good, and one for what they are worth. */
export const endingSteps = (table: Table): number => {
  const { goods } = bali(table).altar;
  return goods ? dealt(goods).length + 1 : 0;
};
