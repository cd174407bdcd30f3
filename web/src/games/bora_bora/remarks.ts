/** What the expert remarks at a table of Bora Bora: facts of the view, with the figures of the edition in use. */
import type { Remark, Table } from '../../shell/board_api';
import { figuresOf } from './components';
import { boraBora, ownSeat } from './view';

export function remarks(table: Table): Remark[] {
  const mine = ownSeat(table);
  if (mine === null) return [];
  const view = boraBora(table);
  const { buildingPoints, priestPoints, statusPoints, taskPoints, godTilePoints } = figuresOf(table);
  const round = view.round - 1;
  const found: Remark[] = [];
  const add = (id: string, args: Record<string, unknown> = {}) => found.push({ id: `${id}-${view.round}`, text: table.word(`remark-${id}`, args) });

  const done = mine.tasks.find((task, at) => task !== null && mine.tasks_missing?.[at] === 0);
  const nearly = mine.tasks.find((task, at) => task !== null && mine.tasks_missing?.[at] === 1);
  if (done) add('task', { task: table.say(`task-${done}`), points: taskPoints });
  else if (nearly) add('task-nearly', { task: table.say(`task-${nearly}`), points: taskPoints });

  const priests = view.temple.filter((seat) => seat === table.me).length;
  const others = Math.max(0, ...table.seats.filter((seat) => !seat.me).map((seat) => view.temple.filter((one) => one === seat.index).length));
  if (priests > 0 && priests === others) add('temple-tied', { priests });
  else add('temple', { points: priestPoints[round] ?? 0, priests });

  const next = buildingPoints[round + 1];
  if (next !== undefined && next < (buildingPoints[round] ?? 0)) add('build', { now: buildingPoints[round], next });

  const affordable = (view.jewelry[round] ?? []).filter((jewel) => jewel !== null && jewel.shells <= mine.shells).map((jewel) => jewel!.points);
  if (affordable.length > 0) add('jewelry', { points: Math.max(...affordable), shells: mine.shells });

  const steps = view.status.find((one) => one.seat === table.me)?.steps ?? 0;
  const further = statusPoints.findIndex((points, at) => at > steps && points > (statusPoints[steps] ?? 0));
  if (further > 0) add('status', { steps: further - steps, points: statusPoints[further] });
  if (mine.god_tiles > 0) add('god-tile', { points: godTilePoints });
  return found;
}
