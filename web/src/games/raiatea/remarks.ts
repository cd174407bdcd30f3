/** What the expert remarks at a table of Raiatea: facts of the view, with the figures of the edition in use. */
import type { Remark, Table } from '../../shell/board_api';
import { COMMODITIES, MIRROR, RANKS, figuresOf, missionPoints } from './components';
import { ownSeat, raiatea } from './view';

export function remarks(table: Table): Remark[] {
  const mine = ownSeat(table);
  if (mine === null) return [];
  const view = raiatea(table);
  const figures = figuresOf(table);
  const found: Remark[] = [];
  const add = (id: string, what: string, args: Record<string, unknown> = {}) => found.push({ id: `${id}-${what}`, text: table.word(`remark-${id}`, args) });

  const missions = (mine.ready ?? []).map((place) => {
    const [statue, space] = place.split('/').map(Number) as [number, number];
    return view.statues[statue - 1]?.[space - 1] ?? null;
  }).filter((mission): mission is string => mission !== null && mission in figures.missions);
  const best = missions.sort((one, other) => missionPoints(figures, other) - missionPoints(figures, one))[0];
  if (best) add('mission', best, { mission: table.say(`mission-${best}`), points: missionPoints(figures, best) });

  const rank = RANKS.indexOf(mine.rank);
  const next = RANKS[rank + 1];
  if (next) add('rank', next, { rank: table.say(`rank-${next}`), tattoos: figures.ranksAt[rank + 1]! - mine.tattoos, points: figures.rankPoints[rank + 1] });

  const single = Object.entries(mine.masks).find(([mask, count]) => mask !== MIRROR && count % 2 === 1 && (view.market.masks[mask] ?? 0) > 0)?.[0];
  if (single) add('mask', single, { mask: table.say(`mask-${single}`), effect: table.say(`mask-${single}.effect`) });

  const top = figures.prices.uru.length;
  const dear = COMMODITIES.find((name) => (mine.commodities?.[name] ?? 0) > 0 && view.markers[name] === top);
  if (dear) add('price', dear, { commodity: table.say(`commodity-${dear}`), bonus: table.say(`price-${dear}_${top}`) });

  const cost = (mine.hand ?? []).reduce((sum, ritual) => sum + (figures.rituals[ritual]?.cost ?? 0), 0);
  if (cost > (mine.mana ?? 0)) add('mana', `${view.ceremonies}`, { cost, mana: mine.mana ?? 0 });
  const left = figures.rounds[table.seats.length - 3]!.slice(view.round - 1);
  const rounds = left.indexOf('ceremony');
  if (rounds >= 0 && view.step === null) add('ceremony', `${view.ceremonies}`, { rounds });
  return found;
}
