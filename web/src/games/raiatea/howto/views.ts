/** The table that the pictures of "How to play" show, and the figures of their examples. */
import type { RaiateaSeat, RaiateaView } from '../../../generated/raiatea';
import { figuresOf } from '../components';

function seat(priests: number, tattoos: number, more: Partial<RaiateaSeat> = {}): RaiateaSeat {
  const none = { collector: 0, merchant: 0, shaman: 0, pearl_diver: 0 };
  return { priests, tattoos, rank: 'raatira', points: {}, assistants: none, used_assistants: none, masks: {}, mirrored: {}, front: [], rituals: 2, ...more };
}

/** An action round of a game with three players. */
export const EXAMPLE: RaiateaView = {
  game: 'raiatea', asked: [], decision: null, over: false, order: [1, 0, 2], first: 0, round: 4, ceremonies: 1, step: null, kahuna: 0,
  tiles: ['forest', 'marae', 'reef', 'path', 'neighbourhood'], forest: ['uru', 'mask_poe', 'shaman', 'taro'], pile: 40,
  markers: { uru: 3, taro: 2, mahi_mahi: 4, tiare: 1 },
  market: { commodities: { uru: 2, taro: 1, mahi_mahi: 3, tiare: 1 }, assistants: { collector: 5, merchant: 6, shaman: 4, pearl_diver: 6 }, masks: { ura: 1, poe: 1 } },
  statues: [[], [], []], decks: { normal: { pile: 30, discards: 5 }, forbidden: { pile: 20, discards: 0 } },
  row: [], mana_on_table: null, looking: null, options: { tane: false, oracle: false, mana_shortage: false, passing_is_final: false },
  seats: [seat(3, 2, { masks: { poe: 2, ura: 2 }, hand: [], pearls: 6, mana: 9 }), seat(4, 1), seat(2, 3)],
};

/** Rituals in the bag of the example, with their owners; brown ones have none. */
const IN_THE_BAG: readonly (readonly [string, number | null])[] = [['ru', null], ['tipa', 1], ['rua_hatu', 0], ['raa', 2], ['maui', 0]];
/** What everybody has offered: not enough for all. */
export const BIDS = [7, 4, 2] as const;

export interface Blessing {
  ritual: string;
  seat: number | null;
  cost: number;
  /** The mana that is left; null if the ritual fails. */
  left: number | null;
}

/** The example of the blessings: the cheapest first, while the mana lasts. */
export function blessings(figures: object): { opened: number; row: Blessing[] } {
  const { rituals } = figuresOf({ figures });
  const opened = BIDS.reduce((sum: number, bid) => sum + bid, 0);
  let mana = opened;
  let short = false;
  const row = IN_THE_BAG.map(([ritual, seat]) => ({ ritual, seat, cost: rituals[ritual]?.cost ?? 0 }))
    .sort((one, other) => one.cost - other.cost)
    .map((one) => {
      short ||= one.cost > mana;
      if (!short) mana -= one.cost;
      return { ...one, left: short ? null : mana };
    });
  return { opened, row };
}

/** What the reader has at the end of the example. */
export const END = { rank: 2, missions: [1, 2, 2, 3], rituals: 4, pearlMissions: 2 };

export interface EndRow {
  what: 'rank' | 'missions' | 'masks' | 'rituals';
  points: number;
}

export function endRows(figures: object): EndRow[] {
  const { rankPoints, statuePoints, motifs } = figuresOf({ figures });
  return [
    { what: 'rank', points: rankPoints[END.rank]! },
    { what: 'missions', points: END.missions.reduce((sum, statue) => sum + statuePoints[statue - 1]!, 0) },
    { what: 'masks', points: (motifs.poe?.points ?? 0) * END.pearlMissions },
    { what: 'rituals', points: END.rituals },
  ];
}
