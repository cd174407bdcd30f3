/** Bali's board: altar, offer rows, supply, demon, fronts and goods. */
import type { LogLine } from '../../generated/messages';
import type { Flight, GameUi, Step, Table } from '../../shell/board_api';
import symbols from './art.svg?raw';
import Board from './Board.svelte';
import { endingSteps } from './ending';
import Ending from './Ending.svelte';
import Opponent from './Opponent.svelte';
import OwnArea from './OwnArea.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneOwnArea from './PhoneOwnArea.svelte';
import Scores from './Scores.svelte';
import { remarks } from './remarks';
import SeatDetails from './SeatDetails.svelte';

/** Which phase of a turn each question belongs to. */
const PHASES: Record<string, number> = {
  'buy-or-play': 0, 'play-cards': 1, 'lay-good': 1, 'lay-from-supply': 1,
  'take-card': 2, 'look-at-altar': 2, 'keep-good': 2, 'choose-reward': 3, 'choose-good': 3,
};

function steps(table: Table): Step[] {
  const now = PHASES[table.decision ?? ''] ?? -1;
  return ['buy', 'play', 'take', 'score'].map((name, at) => ({
    label: table.word(`phase-${name}`),
    state: at < now ? 'done' : at === now || (now === 0 && at === 1) ? 'now' : 'later',
  }));
}

function targetsOf({ args }: LogLine): string[] {
  const found: string[] = [];
  if (typeof args.row === 'number') found.push(`row/${args.row}`);
  if (typeof args.good === 'string') found.push(`supply/${args.good}`, `goods/${args.good}`);
  if (typeof args.card === 'string') found.push(`hand/${args.card}`);
  return found;
}

function flights({ id, args }: LogLine, table: Table): Flight[] {
  const mine = args.seat === table.me;
  const seat = `seat/${args.seat}`;
  const good = String(args.good);
  switch (id) {
    case 'event-card-taken':
      return [{ from: `row/${args.row}`, to: mine ? 'hand' : seat }];
    case 'event-good-bought':
    case 'event-good-received':
      return [{ from: `supply/${good}`, to: mine ? `goods/${good}` : seat }];
    case 'event-good-laid-up':
      return [{ from: mine ? `goods/${good}` : seat, to: 'altar', like: `supply/${good}` }];
    case 'event-good-laid-down':
      return mine ? [{ from: `goods/${good}`, to: 'altar' }] : [];
    case 'event-supply-good-laid':
      return [{ from: `supply/${good}`, to: 'altar' }];
    case 'event-card-played':
    case 'event-farmers-played':
      return mine ? [{ from: `hand/${args.card}`, to: `front/${args.card}` }] : [];
    case 'event-shrine-built':
      return mine ? [{ from: 'hand/shrine', to: 'front/shrine' }] : [];
    default:
      return [];
  }
}

const momentName: GameUi['momentName'] = (lines, _seat, _decision, table) => table.word('moment-turn', { turn: Math.max(1, lines.filter(({ id }) => id === 'event-turn-began').length) });

export const game: GameUi = {
  Board, OwnArea, Opponent, SeatDetails, Scores, symbols, steps, remarks, targetsOf, flights, momentName,
  ending: { steps: endingSteps, Scene: Ending },
  phone: { Board: PhoneBoard, largeBoardFor: ['row'], OwnArea: PhoneOwnArea },
};
