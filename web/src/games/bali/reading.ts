/** Bali's view as the board reads it: names, pictures, and what a move would bring. No rule stands here. */
import components from '../../../../src/motu/games/bali/components.toml?raw';
import type { Table } from '../../shell/seam';
import type { Line } from '../../shell/wire';

export const GOODS = ['rice', 'peanut', 'banana', 'pepper'] as const;
export type Good = (typeof GOODS)[number];

/** The kinds of cards in the order in which every front shows them. */
export const FRONT = ['stonemason', 'priest', 'shrine', 'rice_farmer', 'peanut_farmer', 'banana_farmer', 'pepper_farmer'] as const;

export interface BaliSeat {
  colour: string;
  stone: number;
  points: Record<string, number>;
  front: Record<string, number>;
  hand_size: number;
  goods_count: number;
  prices: Record<Good, number>;
  hand?: Record<string, number>;
  goods?: Record<Good, number>;
}

export interface BaliView {
  first: number;
  over: boolean;
  pile: number;
  rows: string[][];
  demon: number | null;
  supply: Record<Good, number>;
  altar: { size: number; top: string | null; goods?: Record<Good, number>; values?: Record<Good, number> };
  seats: BaliSeat[];
  memory: { laid_down?: Good; saw?: Good[]; kept?: number }[];
}

export const bali = (table: Table): BaliView => table.view as unknown as BaliView;

/** The name by which a card's picture and colours go. */
export function kind(card: string): string {
  return card === 'stonemason' ? 'mason' : card.replace('_farmer', '');
}

export function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The cards of a hand one by one, equal ones side by side. */
export function cards(hand: Record<string, number>): { card: string; number: number }[] {
  return Object.entries(hand).flatMap(([card, count]) => Array.from({ length: count }, (_, number) => ({ card, number })));
}

const MAJORITY_NEEDS = Number(/^majority_needs = (\d+)/m.exec(components)![1]);

/** Who alone has the most of a card in front, and enough of them to be paid for it. */
export function holder(view: BaliView, card: string): number | null {
  const counts = view.seats.map((seat) => seat.front[card] ?? 0);
  const most = Math.max(...counts);
  const alone = counts.filter((count) => count === most).length === 1;
  return alone && most >= MAJORITY_NEEDS ? counts.indexOf(most) : null;
}

/** Points that were won in play, apart from what is counted at the end. */
export function won(seat: BaliSeat): number {
  return (seat.points.priests ?? 0) + (seat.points.rewards ?? 0);
}

export function total(seat: BaliSeat): number {
  return Object.values(seat.points).reduce((sum, one) => sum + one, 0);
}

export interface Forecast {
  card: string;
  gains: Map<number, number>;
  /** Whether somebody would be asked what to take: the next turn does not begin before that is answered. */
  asks: boolean;
}

/** What would be scored, read from the lines that a move would bring. */
export function forecast(lines: readonly Line[]): Forecast | null {
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

/** How many of each good were laid on the altar in the reader's sight, and how many lie there unseen. */
export function laid(table: Table): { open: Record<Good, number>; hidden: number } {
  const open: Record<Good, number> = { rice: 0, peanut: 0, banana: 0, pepper: 0 };
  for (const { id, args } of table.log) {
    const good = args.good as Good;
    if (['event-good-laid-up', 'event-good-laid-down', 'event-supply-good-laid'].includes(id) && good in open) open[good] += 1;
    if (id === 'event-altar-seen' && (args.kept_good as Good) in open) open[args.kept_good as Good] -= 1;
  }
  for (const good of GOODS) open[good] = Math.max(0, open[good]);
  const seen = GOODS.reduce((sum, good) => sum + open[good], 0);
  return { open, hidden: Math.max(0, bali(table).altar.size - seen) };
}
