/** Raiatea's board: the island with its markets and statues, the screens, and the ceremony as a scene. */
import type { Flight, Game, Table } from '../../shell/seam';
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

const FAMILIES: Record<string, (value: string) => string> = {
  location: (value) => `location/${value}`, card: (value) => `forest/${value}`, assistant: (value) => `market/${value}`, mask: (value) => `market/${value}`, commodity: (value) => `market/${value}`,
};

function places({ args }: Line): string[] {
  return Object.entries(args).flatMap(([key, value]) => (typeof value === 'string' && FAMILIES[key] ? [FAMILIES[key](value)] : []));
}

function flights({ id, args }: Line, table: Table): Flight[] {
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
      return [{ from: `deck/${args.deck}`, to: side }];
    default:
      return [];
  }
}

export const game: Game = {
  Board, Mine, Opponent, Whole, art, places, flights,
  phone: { Board: PhoneBoard, Mine: PhoneMine, Table: PhoneTable },
};
