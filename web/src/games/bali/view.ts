/** Bali's view as the board uses it: names, pictures, and what a move would cause. There are no rules here. */
import type { BaliSeat, BaliView, Card, Good, PerCard, PerGood } from '../../generated/bali';
import type { LogLine } from '../../generated/messages';
import type { Table } from '../../shell/board_api';
import { figuresOf } from './components';

export const GOODS: readonly Good[] = ['rice', 'peanut', 'banana', 'pepper'];

/** The kinds of cards in the order in which every front shows them. */
export const FRONT: readonly Card[] = ['stonemason', 'priest', 'shrine', 'rice_farmer', 'peanut_farmer', 'banana_farmer', 'pepper_farmer'];

export const bali = (table: Table): BaliView => table.view as BaliView;

const CARD_ART: Record<Card | 'oracle', string> = {
  stonemason: 'mason', priest: 'priest', shrine: 'shrine', oracle: 'oracle',
  rice_farmer: 'rice', peanut_farmer: 'peanut', banana_farmer: 'banana', pepper_farmer: 'pepper',
};

/** The name of a card's picture and colours. */
export function cardArt(card: string): string {
  return CARD_ART[card as Card];
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The cards of a hand one by one, equal ones side by side. */
export function cards(hand: PerCard | undefined): { card: Card; number: number }[] {
  const counts = Object.entries(hand ?? {}) as [Card, number][];
  return counts.flatMap(([card, count]) => Array.from({ length: count }, (_, number) => ({ card, number })));
}

/** The seat that alone has the most of a card in front, and enough of them to be paid for it. */
export function majorityHolder(table: Table, card: Card): number | null {
  const counts = bali(table).seats.map((seat) => seat.front[card]);
  const most = Math.max(...counts);
  const alone = counts.filter((count) => count === most).length === 1;
  return alone && most >= figuresOf(table).majorityNeeds ? counts.indexOf(most) : null;
}

/** The points won during the game, without those that are counted at the end. */
export function pointsWon(seat: BaliSeat): number {
  return (seat.points.priests ?? 0) + (seat.points.rewards ?? 0);
}

export function totalPoints(seat: BaliSeat): number {
  return Object.values(seat.points).reduce((sum, points) => sum + points, 0);
}

export interface ScoringForecast {
  card: string;
  gains: Map<number, number>;
  /** Whether somebody would be asked what to take: the next turn does not begin before that is answered. */
  asks: boolean;
}

/** What would be scored, found in the log lines that a move would cause. */
export function scoringForecast(lines: readonly LogLine[]): ScoringForecast | null {
  const at = lines.findIndex((line) => line.id === 'event-card-scored');
  if (at < 0) return null;
  const gains = new Map<number, number>();
  const scored = lines.slice(at + 1);
  const end = scored.findIndex((line) => line.id === 'event-turn-began');
  for (const { id, args } of end < 0 ? scored : scored.slice(0, end)) {
    const amount = id === 'event-stone-gained' ? args.stone : id === 'event-points-gained' ? args.points : id === 'event-good-received' ? 1 : 0;
    const seat = args.seat as number;
    if (typeof amount === 'number' && amount > 0) gains.set(seat, (gains.get(seat) ?? 0) + amount);
  }
  return { card: String(lines[at]!.args.card), gains, asks: end < 0 };
}

/** How many of each good the reader saw being laid on the altar, and how many more lie there. */
export function altarGoods(table: Table): { open: PerGood; hidden: number } {
  const open: PerGood = { rice: 0, peanut: 0, banana: 0, pepper: 0 };
  for (const { id, args } of table.shownLog) {
    const good = args.good as Good;
    if (['event-good-laid-up', 'event-good-laid-down', 'event-supply-good-laid'].includes(id) && good in open) open[good] += 1;
    if (id === 'event-altar-seen' && (args.kept_good as Good) in open) open[args.kept_good as Good] -= 1;
  }
  for (const good of GOODS) open[good] = Math.max(0, open[good]);
  const seen = GOODS.reduce((sum, good) => sum + open[good], 0);
  return { open, hidden: Math.max(0, bali(table).altar.size - seen) };
}
