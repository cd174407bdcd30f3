/** Bora Bora's board: the lagoon, action tiles, displays, and each player's side. */
import type { LogLine } from '../../generated/messages';
import type { Flight, GameUi, Step, Table } from '../../shell/board_api';
import './art.css';
import symbols from './art.svg?raw';
import Board from './Board.svelte';
import Opponent from './Opponent.svelte';
import OwnArea from './OwnArea.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneOwnArea from './PhoneOwnArea.svelte';
import PhoneTable from './PhoneTable.svelte';
import { remarks } from './remarks';
import SeatDetails from './SeatDetails.svelte';
import { boraBora } from './view';

function steps(table: Table): Step[] {
  const phases = ['a', 'b', 'c'];
  const now = phases.indexOf(boraBora(table).phase);
  return phases.map((name, at) => ({ label: table.word(`phase-${name}`), state: at < now ? 'done' : at === now ? 'now' : 'later' }));
}

function targetsOf({ args }: LogLine): string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'string' && ['region', 'tile', 'task'].includes(key)) found.push(`${key}/${value}`);
    if (key === 'space' && typeof value === 'number') found.push(`temple/${value}`);
  }
  return found;
}

function flights({ id, args }: LogLine, table: Table): Flight[] {
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

const PHASES: Record<string, string> = { 'event-people-phase-began': 'moment-people', 'event-scoring-phase-began': 'moment-scoring' };

const momentName: GameUi['momentName'] = (lines, seat, decision, table) => {
  const begun = lines.findLastIndex(({ id }) => id === 'event-round-began');
  if (begun < 0) return table.word('moment-setup');
  const round = Number(lines[begun]!.args.round);
  const phase = lines.slice(begun).findLast(({ id }) => PHASES[id]);
  if (phase) return table.word(PHASES[phase.id]!, { round });
  const placed = lines.slice(begun).filter(({ id, args }) => id === 'event-die-placed' && args.seat === seat).length;
  return table.word('moment-die', { round, die: placed + (decision === 'choose-die' || decision === 'place-die' ? 1 : 0) });
};

export const game: GameUi = {
  Board, OwnArea, Opponent, SeatDetails, symbols, steps, remarks, targetsOf, flights, momentName,
  phone: { Board: PhoneBoard, largeBoardFor: ['region'], OwnArea: PhoneOwnArea, Table: PhoneTable },
};
