/** What Bali's pieces say of themselves, with the figures of the edition in use. */
import type { Explanation, Table } from '../../shell/board_api';
import { figuresOf } from './components';
import { editionArgs } from './figure_args';
import { capitalized, cardArt } from './view';

const FARMERS = new Set(['rice', 'peanut', 'banana', 'pepper']);
/** The clause that says what a card brings. */
const CARD_RULES: Record<string, string> = { stonemason: 'BA-C2', priest: 'BA-C3', shrine: 'BA-C4', oracle: 'BA-O3' };
const FARMER_RULE = 'BA-C5';
/** Everything else that has a sentence, and its clause. */
const PLACE_RULES = {
  points: 'BA-E4', stone: 'BA-E4', goods: 'BA-S3', hand: 'BA-K1', altar: 'BA-A4', pile: 'BA-K3', crown: 'BA-C6', first: 'BA-S5', demon: 'BA-D2',
} as const;

/** A card: its name, and what it does. */
export function cardTip(table: Table, card: string): Explanation {
  const { lessPerFarmer, shrinePrice, shrinePoints } = figuresOf(table);
  const kind = FARMERS.has(cardArt(card)) ? 'farmer' : card;
  const does = table.word(`card-${kind}-does`, { less: lessPerFarmer, price: shrinePrice, points: shrinePoints });
  return { 'data-tip': `${capitalized(table.say(`card-${card}`))}: ${does}`, 'data-rule': CARD_RULES[card] ?? FARMER_RULE };
}

/** A place of a front: the card, and what the crown means. */
export function frontTip(table: Table, card: string): Explanation {
  const { majorityNeeds, majorityBrings } = figuresOf(table);
  const { 'data-tip': does, 'data-rule': rule } = cardTip(table, card);
  return { 'data-tip': `${does}. ${table.word('majority-does', { needs: majorityNeeds, brings: majorityBrings })}`, 'data-rule': rule };
}

/** A good: what it costs, and what it may be worth. */
export function goodTip(table: Table, good: string): Explanation {
  return { 'data-tip': `${capitalized(table.say(`good-${good}`))}: ${table.word('legend-good', editionArgs(table))}`, 'data-rule': 'BA-E2' };
}

/** The reader's price of a good. */
export function priceTip(table: Table): Explanation {
  return { 'data-tip': table.word('price-does', { less: figuresOf(table).lessPerFarmer }), 'data-rule': 'BA-B1' };
}

/** Anything else that is counted or stands on the board. */
export function placeTip(table: Table, place: keyof typeof PLACE_RULES): Explanation {
  return { 'data-tip': table.word(`legend-${place}`, editionArgs(table)), 'data-rule': PLACE_RULES[place] };
}
