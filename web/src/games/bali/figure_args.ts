/** Every figure that Bali's sentences may name: those of the edition, and those of the examples made from them. */
import type { Table } from '../../shell/board_api';
import { figuresOf } from './components';

export function editionArgs(table: Pick<Table, 'figures'>): Record<string, number> {
  const edition = figuresOf(table);
  return {
    goodPrice: edition.goodPrice, less: edition.lessPerFarmer, shrinePrice: edition.shrinePrice,
    farmers1: edition.farmersPrice[0]!, farmers2: edition.farmersPrice[1]!, farmers3: edition.farmersPrice[2]!,
    handSize: edition.handSize, rows: edition.rows, cards: edition.cardsInRow, startGoods: edition.startingGoods,
    startLeast: edition.startingStone[0]!, startMost: edition.startingStone.at(-1)!,
    needs: edition.majorityNeeds, extra: edition.majorityBrings,
    rank1: edition.altarRanks[0]!, rank2: edition.altarRanks[1]!, rank3: edition.altarRanks[2]!, rank4: edition.altarRanks[3]!,
    shrinePoints: edition.shrinePoints, stoneForPoint: edition.stoneForPoint, looks: edition.oracleLooks, hidden: edition.oracleGoods,
  };
}
