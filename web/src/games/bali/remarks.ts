/** What the expert remarks at a table of Bali: facts of the view, with the figures of the edition in use. */
import type { Remark, Table } from '../../shell/board_api';
import { figuresOf } from './components';
import { FRONT, GOODS, altarGoods, bali, majorityHolder } from './view';

/** From so few cards on the end of the game is near. */
const NEAR_END = 12;

export function remarks(table: Table): Remark[] {
  if (table.me === null) return [];
  const view = bali(table);
  const mine = view.seats[table.me]!;
  const figures = figuresOf(table);
  const found: Remark[] = [];
  const add = (id: string, args: Record<string, unknown> = {}) => found.push({ id: [id, args.card ?? args.good ?? ''].join('-'), text: table.word(`remark-${id}`, args) });

  const affordable = GOODS.filter((good) => view.supply[good] > 0 && mine.prices[good] < figures.goodPrice && mine.prices[good] <= mine.stone);
  if (table.decision === 'buy-or-play' && affordable.length > 0) {
    const good = affordable.reduce((best, one) => (mine.prices[one] < mine.prices[best] ? one : best));
    add('cheap', { good: table.say(`good-${good}`), price: mine.prices[good] });
  }
  if (view.pile <= NEAR_END) add('near-end', { count: view.pile });
  const shy = FRONT.find((card) => {
    const others = Math.max(...view.seats.filter((_, seat) => seat !== table.me).map((seat) => seat.front[card]));
    return (mine.hand?.[card] ?? 0) > 0 && mine.front[card] === others && others + 1 >= figures.majorityNeeds && others > 0;
  });
  if (shy) add('majority', { card: table.say(`card-${shy}.many`), extra: figures.majorityBrings });
  if (mine.hand?.shrine && mine.stone >= figures.shrinePrice) add('shrine', { points: figures.shrinePoints });
  const { open } = altarGoods(table);
  const most = GOODS.reduce((best, one) => (open[one] > open[best] ? one : best));
  if (open[most] > 1) add('altar', { good: table.say(`good-${most}`), count: open[most], points: figures.altarRanks[0] });
  const lead = FRONT.find((card) => majorityHolder(table, card) === table.me);
  if (lead) add('lead', { card: table.say(`card-${lead}.many`), extra: figures.majorityBrings });
  if (mine.stone >= figures.stoneForPoint) add('stone', { stone: figures.stoneForPoint });
  return found;
}
