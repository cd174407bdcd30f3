/** The figures of Raiatea's components.toml that the board shows. */
import tables from '../../../../src/motu/games/raiatea/components.toml';
import type { Assistant, Commodity, Rank } from '../../generated/raiatea';

export const COMMODITIES: readonly Commodity[] = ['uru', 'taro', 'mahi_mahi', 'tiare'];
export const ASSISTANTS: readonly Assistant[] = ['collector', 'merchant', 'shaman', 'pearl_diver'];
export const RANKS: readonly Rank[] = ['raatira', 'ariki', 'arioi', 'tahua'];
export const MIRROR = 'rainbow_mirror';
export const GIFTS = ['tattoo', 'commodity', 'pearls'] as const;
export type Gift = (typeof GIFTS)[number];

/** One effect of a ritual, a price, a gift or a treasure. The head of components.toml explains the keys. */
export interface Effect {
  op: string;
  what?: string;
  n?: number;
  per?: string;
  who?: string;
  card?: string;
  different?: boolean;
  most?: number;
  each?: Effect[];
  keep?: number;
  which?: string;
  target?: string;
  every?: number;
  trigger?: string;
  do?: Effect[];
  exchanges?: number;
  sales?: number;
  bid?: number;
  discount?: number;
  cost?: number[];
}

export interface Motif {
  id: string;
  colour: string;
  per: string;
  points: number;
}

export interface Mission {
  id: string;
  statue: number;
  kind: string;
  cost?: Record<string, number>;
  needs?: Record<string, number | string>;
}

export interface Ritual {
  id: string;
  deck: 'normal' | 'forbidden';
  kind: 'black' | 'blue' | 'burgundy' | 'brown';
  cost: number;
  effects: Effect[];
}

/** The part of the file that the board uses. */
interface Components {
  rounds: { three: string[]; four: string[]; five: string[] };
  ranks: { points: number[]; drawn: number[]; clips: number[] };
  tattoo_track: { ranks_at: number[] };
  priest_track: { top: number };
  recruiting: { cost: number[] };
  locations: { reef_kahuna_pearls: number; pearl_diver_pearls: number; assistant_price: number };
  ceremony: { ritual_price: number; gifts: Effect[][] };
  price_charts: Record<Commodity, Effect[][]>;
  masks: { motifs: Motif[] };
  forest_cards: { masks: { mask: string; treasure: Effect[] }[] };
  statues: { rows: number[][]; points: number[] };
  missions: { tokens: Mission[] };
  rituals: { cards: Ritual[] };
}

const components = tables as Components;
const byId = <Entry extends { id: string }>(entries: Entry[]): Record<string, Entry> => Object.fromEntries(entries.map((entry) => [entry.id, entry]));

export const RITUALS = byId(components.rituals.cards);
export const MISSIONS = byId(components.missions.tokens);
export const MOTIFS = byId(components.masks.motifs);
export const PRICES = components.price_charts;
export const RANK_POINTS = components.ranks.points;
export const RANK_DRAWN = components.ranks.drawn;
export const RANK_CLIPS = components.ranks.clips;
export const RANKS_AT = components.tattoo_track.ranks_at;
export const TOP_PRIESTS = components.priest_track.top;
export const RECRUITING = components.recruiting.cost;
export const STATUE_POINTS = components.statues.points;
export const RITUAL_PRICE = components.ceremony.ritual_price;
export const GIFT_EFFECTS = components.ceremony.gifts;
export const ASSISTANT_PRICE = components.locations.assistant_price;
export const DIVER_PEARLS = components.locations.pearl_diver_pearls;
export const REEF_PEARLS = components.locations.reef_kahuna_pearls;

/** The rounds of a game with this many seats: `action` or `ceremony` each. */
export function rounds(seats: number): string[] {
  const { three, four, five } = components.rounds;
  return [three, four, five][seats - 3]!;
}

/** The rows of a statue in a game with this many seats: the places of each row, counted from 1. */
export function statueRows(seats: number): number[][] {
  let place = 0;
  return components.statues.rows.map((row) => row.map((least) => ({ least, place: ++place })).filter((one) => one.least <= seats).map((one) => one.place));
}

export const missionPoints = (mission: string): number => STATUE_POINTS[MISSIONS[mission]!.statue - 1]!;

export interface ForestCard {
  kind: 'commodity' | 'assistant' | 'mask' | 'mirror';
  art: string;
  treasure: Effect[];
  mask: string | null;
}

/** Every card of the forest by its name. A mask is there with its treasure and, as `plain_mask_…`, without. */
const FOREST_CARDS: Record<string, ForestCard> = Object.fromEntries([
  ...COMMODITIES.map((name): [string, ForestCard] => [name, { kind: 'commodity', art: name, treasure: [], mask: null }]),
  ...ASSISTANTS.map((name): [string, ForestCard] => [name, { kind: 'assistant', art: name, treasure: [], mask: null }]),
  [MIRROR, { kind: 'mirror', art: `mask-${MIRROR}`, treasure: [], mask: MIRROR }] as [string, ForestCard],
  ...components.masks.motifs.flatMap(({ id }): [string, ForestCard][] => {
    const treasure = components.forest_cards.masks.find((card) => card.mask === id)?.treasure ?? [];
    const card: ForestCard = { kind: 'mask', art: `mask-${id}`, treasure, mask: id };
    return [[`mask_${id}`, card], [`plain_mask_${id}`, { ...card, treasure: [] }]];
  }),
]);

export const forestCard = (name: string): ForestCard => FOREST_CARDS[name]!;
