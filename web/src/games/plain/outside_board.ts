/** Boards that games from outside bring: modules in plain JavaScript, which the server hands out. */
import type { Table } from '../../shell/board_api';

/** A board that is drawn: `update` is called when the table has changed, `destroy` when it is left. */
export interface DrawnBoard {
  update(): void;
  destroy(): void;
}

/** Draws a board into an element. It is given the same table as every board. */
export type BoardFunction = (element: HTMLElement, table: Table) => DrawnBoard;

export interface OutsideModule {
  board: BoardFunction;
}

/** The boards that are loaded, by game. */
export const boards = new Map<string, BoardFunction>();
