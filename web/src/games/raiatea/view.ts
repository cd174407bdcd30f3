/** Raiatea's view as the board uses it. There are no rules here. */
import type { CeremonyStep, Location, RaiateaSeat, RaiateaView } from '../../generated/raiatea';
import type { Table } from '../../shell/board_api';
import { activeFamilies } from '../../shell/targets';
import { MIRROR } from './components';

/** From the mountains to the reef, always in this order. */
export const LOCATIONS: readonly Location[] = ['forest', 'path', 'marae', 'neighbourhood', 'market', 'reef'];
export const HIDDEN = 'hidden';
/** The steps of a ceremony in order. An auction is a part of the last one. */
export const STEPS: readonly CeremonyStep[] = ['dance', 'buying', 'preparation', 'offering', 'gifts', 'blessings', 'building'];

/** The parts of the island that a phone shows one at a time. */
export const ZONES = ['forest', 'masks', 'charts', 'assistants', 'statues', 'tracks', 'site'] as const;
export type Zone = (typeof ZONES)[number];

export const raiatea = (table: Table): RaiateaView => table.view as RaiateaView;
export const ownSeat = (table: Table): RaiateaSeat | null => (table.me === null ? null : raiatea(table).seats[table.me]!);

/** The masks of a seat in piles: pairs, masks with a mirror, single ones, loose mirrors. */
export function maskPiles(seat: RaiateaSeat): { mask: string; arts: string[]; pair: boolean }[] {
  const piles: { mask: string; arts: string[]; pair: boolean }[] = [];
  for (const [mask, count] of Object.entries(seat.mirrored)) for (let at = 0; at < count; at++) piles.push({ mask, arts: [mask, MIRROR], pair: true });
  for (const [mask, count] of Object.entries(seat.masks)) {
    if (mask === MIRROR) for (let at = 0; at < count; at++) piles.push({ mask, arts: [mask], pair: false });
    else for (let rest = count; rest > 0; rest -= 2) piles.push({ mask, arts: rest > 1 ? [mask, mask] : [mask], pair: rest > 1 });
  }
  return piles;
}

/** A ritual's name without the addition in brackets that distinguishes rituals of the same name. */
export function ritualName(table: Table, ritual: string): string {
  return table.say(`ritual-${ritual}`).replace(/ \(.*\)$/, '');
}

/** A mask's name and what a pair of it scores for. */
export function maskLabel(table: Table, mask: string): string {
  return `${table.say(`mask-${mask}`)}: ${table.say(`mask-${mask}.effect`)}`;
}

/** What a ritual does, as a sentence with its name. */
export function ritualLabel(table: Table, ritual: string): string {
  return `${table.say(`ritual-${ritual}`)}: ${table.say(`ritual-${ritual}.effect`)}`;
}

/** Whether the ceremony fills the board: not while it is built, and not while something on the board may be chosen. */
export function ceremonyFillsBoard(table: Table): boolean {
  const { step } = raiatea(table);
  const active = activeFamilies(table);
  const bagElsewhere = active.has('bag') && step !== 'buying' && step !== 'preparation';
  const wanted = bagElsewhere || ['market', 'forest', 'prices', 'markers', 'statue', 'deck', 'location'].some((family) => active.has(family));
  return step !== null && step !== 'building' && !wanted && !(step !== 'dance' && step !== 'buying' && table.decision === 'recruit-priests');
}
