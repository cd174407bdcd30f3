/** Bora Bora's board: the lagoon, action tiles, displays, and each player's side. */
import type { Flight, Game, Step, Table } from '../../shell/seam';
import type { Line } from '../../shell/wire';
import './art.css';
import art from './art.svg?raw';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Opponent from './Opponent.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneMine from './PhoneMine.svelte';
import PhoneTable from './PhoneTable.svelte';
import Whole from './Whole.svelte';
import { bora } from './reading';

function steps(table: Table): Step[] {
  const phases = ['a', 'b', 'c'];
  const now = phases.indexOf(bora(table).phase);
  return phases.map((name, at) => ({ label: table.word(`phase-${name}`), state: at < now ? 'done' : at === now ? 'now' : 'later' }));
}

function places({ args }: Line): string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'string' && ['region', 'tile', 'task'].includes(key)) found.push(`${key}/${value}`);
    if (key === 'space' && typeof value === 'number') found.push(`temple/${value}`);
  }
  return found;
}

function flights({ id, args }: Line, table: Table): Flight[] {
  const mine = args.seat === table.me;
  const side = mine ? 'mine' : `seat/${args.seat}`;
  switch (id) {
    case 'event-person-taken':
      return [{ from: `${args.person}/${args.position}`, to: side }];
    case 'event-jewelry-bought':
      return typeof args.place === 'number' ? [{ from: `jewelry/${args.place}`, to: side }] : [];
    case 'event-god-card-drawn':
      return [{ from: 'pile', to: mine ? 'hand' : side }];
    default:
      return [];
  }
}

export const game: Game = {
  Board, Mine, Opponent, Whole, art, steps, places, flights,
  phone: { Board: PhoneBoard, wide: ['region'], Mine: PhoneMine, Table: PhoneTable },
};
