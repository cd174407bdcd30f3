/** What Bali's cards say of themselves, with the figures of the edition in use. */
import type { Table } from '../../shell/board_api';
import { figuresOf } from './components';
import { capitalized, cardArt } from './view';

const FARMERS = new Set(['rice', 'peanut', 'banana', 'pepper']);

/** A card: its name, and what it does. */
export function cardTip(table: Table, card: string): string {
  const { lessPerFarmer, shrinePrice, shrinePoints } = figuresOf(table);
  const kind = FARMERS.has(cardArt(card)) ? 'farmer' : card;
  return `${capitalized(table.say(`card-${card}`))}: ${table.word(`card-${kind}-does`, { less: lessPerFarmer, price: shrinePrice, points: shrinePoints })}`;
}

/** A place of a front: the card, and what the crown means. */
export function frontTip(table: Table, card: string): string {
  const { majorityNeeds, majorityBrings } = figuresOf(table);
  return `${cardTip(table, card)}. ${table.word('majority-does', { needs: majorityNeeds, brings: majorityBrings })}`;
}
