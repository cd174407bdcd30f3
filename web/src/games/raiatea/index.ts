/** Raiatea's board: the island with its markets and statues, the screens, and the ceremony as a scene. */
import type { LogLine } from '../../generated/messages';
import type { Flight, GameUi, Table } from '../../shell/board_api';
import './art.css';
import { worded } from './effect_words';
import symbols from './art.svg?raw';
import Board from './Board.svelte';
import Opponent from './Opponent.svelte';
import OwnArea from './OwnArea.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneOwnArea from './PhoneOwnArea.svelte';
import PhoneTable from './PhoneTable.svelte';
import { remarks } from './remarks';
import SeatDetails from './SeatDetails.svelte';

const FAMILIES: Record<string, (value: string) => string> = {
  location: (value) => `location/${value}`, card: (value) => `forest/${value}`, assistant: (value) => `market/${value}`, mask: (value) => `market/${value}`, commodity: (value) => `market/${value}`,
};

function targetsOf({ args }: LogLine): string[] {
  return Object.entries(args).flatMap(([key, value]) => (typeof value === 'string' && FAMILIES[key] ? [FAMILIES[key](value)] : []));
}

function flights({ id, args }: LogLine, table: Table): Flight[] {
  const side = args.seat === table.me ? 'mine' : `seat/${args.seat}`;
  switch (id) {
    case 'event-forest-card-taken':
      return [{ from: `forest/${args.card}`, to: side }];
    case 'event-assistant-hired':
    case 'event-assistant-taken':
      return [{ from: `market/${args.assistant}`, to: side }];
    case 'event-mask-taken':
      return [{ from: `market/${args.mask}`, to: side }];
    case 'event-commodity-taken':
      return [{ from: `market/${args.commodity}`, to: side }];
    case 'event-rituals-drawn':
    case 'event-hidden-rituals-drawn':
      return [{ from: `deck/${args.deck}`, to: side }];
    default:
      return [];
  }
}

const momentName: GameUi['momentName'] = (lines, _seat, _decision, table) => {
  const last = lines.findLast(({ id }) => id === 'event-action-round-began' || id === 'event-ceremony-began');
  return last?.id === 'event-ceremony-began' ? table.word('moment-ceremony', { ceremony: Number(last.args.number) }) : table.word('moment-round', { round: Number(last?.args.round ?? 1) });
};

export const game: GameUi = {
  Board, OwnArea, Opponent, SeatDetails, symbols, remarks, targetsOf, flights, worded, momentName,
  phone: { Board: PhoneBoard, OwnArea: PhoneOwnArea, Table: PhoneTable },
};
