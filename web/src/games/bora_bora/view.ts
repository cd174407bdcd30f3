/** Bora Bora's view as the board uses it. There are no rules here. */
import type { BoraBoraSeat, BoraBoraView, God, Material } from '../../generated/bora_bora';
import type { Table } from '../../shell/board_api';

export const GODS: readonly God[] = ['blue', 'white', 'red', 'green', 'yellow'];
export const MATERIALS: readonly Material[] = ['sand', 'wood', 'stone'];

export const boraBora = (table: Table): BoraBoraView => table.view as BoraBoraView;
/** The view for the displays beside the map, which change one frame later. */
export const deferredView = (table: Table): BoraBoraView => table.deferredView as BoraBoraView;
export const ownSeat = (table: Table): BoraBoraSeat | null => (table.me === null ? null : boraBora(table).seats[table.me]!);

/** The dice that a seat has not placed, without the one in its hand. */
export function diceLeft(seat: BoraBoraSeat, held: number | null): number[] {
  const at = held === null ? -1 : seat.dice.indexOf(held);
  return seat.dice.filter((_, place) => place !== at);
}

export function peopleCount(seat: BoraBoraSeat): number {
  return seat.spaces.filter((space) => space !== null && 'kind' in space).length;
}

export function regionCount(view: BoraBoraView, seat: number): number {
  return view.regions.filter((region) => region.holder === seat || region.aside.includes(seat)).length;
}
