/** A plain board for any game: the view as panels, the options as buttons. */
import type { GameUi } from '../../shell/board_api';
import Board from './Board.svelte';
import Opponent from './Opponent.svelte';
import SeatDetails from './SeatDetails.svelte';

export const game: GameUi = { Board, Opponent, SeatDetails };
