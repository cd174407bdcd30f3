/** The tables that the pictures of "How to play" show. */
import type { BaliSeat, BaliView, Card, Good, PerCard, PerGood } from '../../../generated/bali';
import type { Option } from '../../../generated/messages';
import { figuresOf } from '../components';
import { FRONT, GOODS } from '../view';

/** The seats in the pictures: the reader and two others. */
export const SEATS = [0, 1, 2] as const;

const perGood = (...[rice, peanut, banana, pepper]: [number, number, number, number]): PerGood => ({ rice, peanut, banana, pepper });
export const perCard = (counts: Partial<PerCard> = {}): PerCard => Object.fromEntries(FRONT.map((card) => [card, counts[card] ?? 0])) as unknown as PerCard;

function seat(front: Partial<PerCard>, more: Partial<BaliSeat> = {}): BaliSeat {
  return { colour: 'red', stone: 4, points: {}, front: perCard(front), hand_size: 3, goods_count: 6, prices: perGood(5, 5, 5, 5), ...more };
}

/** The cards in front in every example: the reader alone has the most priests. */
export const PRIESTS = [3, 2, 0] as const;

/** A table in the middle of a game. */
export const EXAMPLE: BaliView = {
  game: 'bali', asked: [], decision: null, over: false, first: 0, pile: 21,
  rows: [['shrine', 'rice_farmer', 'priest', 'banana_farmer'], ['peanut_farmer', 'stonemason', 'shrine'], ['priest', 'pepper_farmer'], ['stonemason', 'priest', 'rice_farmer']],
  demon: null, supply: perGood(17, 19, 20, 16), altar: { size: 9, top: 'pepper' },
  seats: [
    seat({ stonemason: 2, priest: PRIESTS[0], shrine: 1, rice_farmer: 2 }, { hand: perCard({ stonemason: 1, banana_farmer: 1 }), goods: perGood(4, 2, 1, 0) }),
    seat({ stonemason: 1, priest: PRIESTS[1], peanut_farmer: 1 }),
    seat({ stonemason: 3, shrine: 1, pepper_farmer: 2 }),
  ],
  memory: [],
};

export const DEMON: BaliView = { ...EXAMPLE, demon: 2 };

/** The altar at the end: how many of each good lie there. No two numbers are equal, so each good has a rank of its own. */
export const ON_THE_ALTAR: readonly (readonly [Good, number])[] = [['rice', 7], ['pepper', 5], ['peanut', 3], ['banana', 1]];

/** What each good is worth then, by its rank. */
export function values(figures: object): PerGood {
  const { altarRanks } = figuresOf({ figures });
  return Object.fromEntries(ON_THE_ALTAR.map(([good], rank) => [good, altarRanks[rank]])) as unknown as PerGood;
}

export function altarAtTheEnd(figures: object): BaliView {
  const size = ON_THE_ALTAR.reduce((sum, [, count]) => sum + count, 0);
  const goods = Object.fromEntries(ON_THE_ALTAR) as unknown as PerGood;
  return { ...EXAMPLE, over: true, pile: 0, altar: { size, top: 'rice', goods, values: values(figures) } };
}

/** What each seat gets when priests are scored. */
export function priestsScored(figures: object): number[] {
  const { majorityNeeds, majorityBrings } = figuresOf({ figures });
  const most = Math.max(...PRIESTS);
  const alone = PRIESTS.filter((count) => count === most).length === 1;
  return PRIESTS.map((count) => count + (alone && count === most && count >= majorityNeeds ? majorityBrings : 0));
}

/** Taking the bottom card of a row: the option as the board reads it. */
export function takes(row: number, scored: Card, gains: readonly number[]): Option {
  return {
    token: '', words: '', args: {}, targets: [`row/${row}`], irreversible: false, ends_turn: true,
    preview: [
      { id: 'event-card-scored', args: { card: scored } },
      ...gains.map((points, seat) => ({ id: 'event-points-gained', args: { seat, points } })),
      { id: 'event-turn-began', args: { seat: 1 } },
    ],
  };
}

/** What the reader has at the end of the example. */
export const END = { won: 11, shrines: 2, stone: 13, goods: perGood(4, 2, 1, 0) };

export interface EndRow {
  what: 'won' | 'shrines' | 'stone' | Good;
  count: number;
  points: number;
}

/** How the points of the end are counted in the example. */
export function endRows(figures: object): EndRow[] {
  const { shrinePoints, stoneForPoint } = figuresOf({ figures });
  const worth = values(figures);
  return [
    { what: 'won', count: END.won, points: END.won },
    { what: 'shrines', count: END.shrines, points: END.shrines * shrinePoints },
    { what: 'stone', count: END.stone, points: Math.floor(END.stone / stoneForPoint) },
    ...GOODS.filter((good) => END.goods[good] > 0).map((good) => ({ what: good, count: END.goods[good], points: END.goods[good] * worth[good] })),
  ];
}
