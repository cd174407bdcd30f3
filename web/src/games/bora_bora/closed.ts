/** Why an action tile is closed for a die although no lower die lies there (BB-A5), as far as the board shows it. */
import type { BoraBoraSeat, BoraBoraView } from '../../generated/bora_bora';

export const REASONS = ['no-priest', 'no-pair', 'no-building', 'no-space', 'no-person', 'no-region', 'nothing-to-do'] as const;
export type Reason = (typeof REASONS)[number];
const COLUMNS = 4;

export function whyClosed(view: BoraBoraView, seat: BoraBoraSeat, tile: string, value: number): Reason {
  if (tile === 'temple') return seat.priests === 0 ? 'no-priest' : 'nothing-to-do';
  if (tile === 'build') return !hasPair(seat) ? 'no-pair' : seat.buildings.slice(0, value).every(Boolean) ? 'no-building' : 'nothing-to-do';
  if (tile === 'man' || tile === 'woman' || tile === 'man_woman') {
    if (!seat.spaces.includes(null)) return 'no-space';
    const offered = [...(tile === 'woman' ? [] : view.men.slice(0, value)), ...(tile === 'man' ? [] : view.women.slice(0, value))];
    return offered.every((person) => person === null) ? 'no-person' : 'nothing-to-do';
  }
  if (tile === 'land' || tile === 'water' || tile === 'land_water') return 'no-region';
  return 'nothing-to-do';
}

/** Whether material lies on two neighbouring ceremony spaces. */
function hasPair({ ceremony }: BoraBoraSeat): boolean {
  const lies = (at: number) => ceremony[at] === 'material';
  return ceremony.some((_, at) => lies(at) && (((at + 1) % COLUMNS !== 0 && lies(at + 1)) || lies(at + COLUMNS)));
}
