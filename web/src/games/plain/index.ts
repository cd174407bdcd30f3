/** A plain board that suits every game: the view as tidy panels, the options as buttons. */
import type { Game } from '../../shell/seam';
import Board from './Board.svelte';
import Opponent from './Opponent.svelte';
import Whole from './Whole.svelte';

export const game: Game = { Board, Opponent, Whole };
