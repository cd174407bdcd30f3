/** The tables that the pictures of "How to play" show: one of the guided game, and what is changed of it. */
import type { BoraBoraView, SettledPerson } from '../../../generated/bora_bora';
import { ROUND_TWO } from '../../../generated/bora_bora_examples';
import type { Option } from '../../../generated/messages';
import { figuresOf } from '../components';

export const EXAMPLE: BoraBoraView = { ...ROUND_TWO, asked: [], decision: null };

/** A die of 4 in the hand, and dice on the tiles: one bars it, one lets it in, one needs a Blue God. */
export const DICE: BoraBoraView = {
  ...EXAMPLE,
  phase: 'a', asked: [0], doing: { ...EXAMPLE.doing, die: 4 },
  tiles: [
    { tile: 'helper', dice: [] },
    { tile: 'temple', dice: [{ seat: 1, face: 5 }] },
    { tile: 'build', dice: [{ seat: 1, face: 3 }] },
    { tile: 'man_woman', dice: [{ seat: 1, face: 6 }] },
    { tile: 'land_water', dice: [{ seat: 1, face: 2 }] },
    { tile: 'fishing', dice: [{ seat: 1, face: 1 }] },
  ],
};

const option = (target: string, gods: string[] = []): [string, Option[]] => [target, [{ token: '', words: '', args: { gods }, targets: [target], irreversible: false, ends_turn: false, preview: [] }]];

/** Where the 4 may go: lower than what lies there, fishing always, and once with a Blue God. */
export const PLACES = new Map([option('tile/helper'), option('tile/temple'), option('tile/man_woman'), option('tile/fishing'), option('tile/land_water', ['blue'])]);

/** A 3 in the hand: the reach of the own huts. */
export const REACH: BoraBoraView = {
  ...EXAMPLE,
  phase: 'a', asked: [0], doing: { ...EXAMPLE.doing, die: 3, tile: 'land_water', value: 3 },
};

const person = (sex: SettledPerson['person'], kind: string, symbols: number, shifted: boolean): SettledPerson => ({ person: sex, kind, symbols, shifted });

/** A player board with some people, one of them shifted down. */
export const PEOPLE: BoraBoraView = {
  ...EXAMPLE,
  seats: EXAMPLE.seats.map((seat, at) =>
    at > 0 ? seat : { ...seat, spaces: seat.spaces.map((space, number) => [person('woman', 'god_card', 3, true), person('man', 'points', 2, false), person('man', 'points', 1, false), null][number] ?? (number === 3 ? null : space)) },
  ),
};

/** A temple in which a priest arrives on space 4 and pushes. */
export const TEMPLE: BoraBoraView = { ...EXAMPLE, temple: [0, null, 1, 1, null, 0] };

/** A place of two materials side by side, a building, and single materials. */
export const BUILDING: BoraBoraView = {
  ...EXAMPLE,
  seats: EXAMPLE.seats.map((seat, at) => (at > 0 ? seat : { ...seat, ceremony: [null, 'material', null, null, null, 'material', 1, 1, null, null, 'material', null] })),
};

/** The scoring of a round. */
export const SCORING: BoraBoraView = {
  ...EXAMPLE,
  phase: 'c', order: [1, 0], temple: [0, null, 1, null, 0, 0],
  status: [{ seat: 1, steps: 5 }, { seat: 0, steps: 5 }],
  seats: EXAMPLE.seats.map((seat, at) => (at > 0 ? seat : { ...seat, shells: 3, tasks: ['three_regions', 'people_points', 'man_and_priest'], tasks_missing: [1, 0, 0] })),
};

/** What the reader has at the end of the example. */
export const END = { earned: 96, godTiles: 1, fish: 14, jewelry: 19, bonuses: 2 };

export interface EndRow {
  what: keyof typeof END;
  count: number | null;
  each: number | null;
  points: number;
}

export function endRows(figures: object): EndRow[] {
  const { godTilePoints, bonus } = figuresOf({ figures });
  return [
    { what: 'earned', count: null, each: null, points: END.earned },
    { what: 'godTiles', count: END.godTiles, each: godTilePoints, points: END.godTiles * godTilePoints },
    { what: 'fish', count: null, each: null, points: END.fish },
    { what: 'jewelry', count: null, each: null, points: END.jewelry },
    { what: 'bonuses', count: END.bonuses, each: bonus, points: END.bonuses * bonus },
  ];
}
