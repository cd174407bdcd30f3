/** The figures of Raiatea that the board shows. */
import type { Assistant, Commodity, Rank } from '../../generated/raiatea';
import { reader } from '../../shell/figures';

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
  /** The most that a pair scores, where there is a limit. */
  most?: number;
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

/** The part of a components file that the board uses. */
export interface Components {
  rounds: { three: string[]; four: string[]; five: string[] };
  ranks: { points: number[]; drawn: number[]; clips: number[] };
  tattoo_track: { ranks_at: number[] };
  priest_track: { top: number };
  recruiting: { cost: number[]; kahuna_priests: number };
  setup: { mana: number; pearls: number; rituals_drawn: number; rituals_kept: number; forest_cards_beyond_players: number };
  locations: { reef_kahuna_pearls: number; pearl_diver_pearls: number; assistant_price: number };
  ceremony: { ritual_price: number; gifts: Effect[][]; gifts_given: number[] };
  price_charts: Record<Commodity, Effect[][]>;
  masks: { motifs: Motif[] };
  forest_cards: { masks: { mask: string; treasure: Effect[] }[] };
  statues: { rows: number[][]; points: number[] };
  missions: { tokens: Mission[] };
  rituals: { cards: Ritual[] };
}

export interface ForestCard {
  kind: 'commodity' | 'assistant' | 'mask' | 'mirror';
  art: string;
  treasure: Effect[];
  mask: string | null;
}

export interface Figures {
  rituals: Record<string, Ritual>;
  missions: Record<string, Mission>;
  motifs: Record<string, Motif>;
  prices: Record<Commodity, Effect[][]>;
  rankPoints: number[];
  rankDrawn: number[];
  rankClips: number[];
  ranksAt: number[];
  topPriests: number;
  recruiting: number[];
  statuePoints: number[];
  /** The least number of seats for each place of a statue, row by row. */
  statuePlaces: number[][];
  /** The rounds of a game with three, four and five seats: `action` or `ceremony` each. */
  rounds: string[][];
  kahunaPriests: number;
  startMana: number;
  startPearls: number;
  startDrawn: number;
  startKept: number;
  forestBeyondPlayers: number;
  /** How many gifts are given with three, four and five seats. */
  giftsGiven: number[];
  ritualPrice: number;
  giftEffects: Effect[][];
  assistantPrice: number;
  diverPearls: number;
  reefPearls: number;
  /** Every card of the forest by its name. A mask is there with its treasure and, as `plain_mask_…`, without. */
  forestCards: Record<string, ForestCard>;
}

export const figuresOf = reader((components: Components): Figures => ({
  rituals: byId(components.rituals.cards),
  missions: byId(components.missions.tokens),
  motifs: byId(components.masks.motifs),
  prices: components.price_charts,
  rankPoints: components.ranks.points,
  rankDrawn: components.ranks.drawn,
  rankClips: components.ranks.clips,
  ranksAt: components.tattoo_track.ranks_at,
  topPriests: components.priest_track.top,
  recruiting: components.recruiting.cost,
  statuePoints: components.statues.points,
  statuePlaces: components.statues.rows,
  rounds: [components.rounds.three, components.rounds.four, components.rounds.five],
  kahunaPriests: components.recruiting.kahuna_priests,
  startMana: components.setup.mana,
  startPearls: components.setup.pearls,
  startDrawn: components.setup.rituals_drawn,
  startKept: components.setup.rituals_kept,
  forestBeyondPlayers: components.setup.forest_cards_beyond_players,
  giftsGiven: components.ceremony.gifts_given,
  ritualPrice: components.ceremony.ritual_price,
  giftEffects: components.ceremony.gifts,
  assistantPrice: components.locations.assistant_price,
  diverPearls: components.locations.pearl_diver_pearls,
  reefPearls: components.locations.reef_kahuna_pearls,
  forestCards: forestCardsOf(components),
}));

function byId<Entry extends { id: string }>(entries: Entry[]): Record<string, Entry> {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
}

function forestCardsOf(components: Components): Record<string, ForestCard> {
  const cards: [string, ForestCard][] = [
    ...COMMODITIES.map((name): [string, ForestCard] => [name, { kind: 'commodity', art: name, treasure: [], mask: null }]),
    ...ASSISTANTS.map((name): [string, ForestCard] => [name, { kind: 'assistant', art: name, treasure: [], mask: null }]),
    [MIRROR, { kind: 'mirror', art: `mask-${MIRROR}`, treasure: [], mask: MIRROR }],
  ];
  for (const { id } of components.masks.motifs) {
    const treasure = components.forest_cards.masks.find((card) => card.mask === id)?.treasure ?? [];
    const card: ForestCard = { kind: 'mask', art: `mask-${id}`, treasure, mask: id };
    cards.push([`mask_${id}`, card], [`plain_mask_${id}`, { ...card, treasure: [] }]);
  }
  return Object.fromEntries(cards);
}

/** The rows of a statue in a game with this many seats: the places of each row, counted from 1. */
export function statueRows(figures: Figures, seats: number): number[][] {
  let place = 0;
  return figures.statuePlaces.map((row) => row.map((least) => ({ least, place: ++place })).filter((one) => one.least <= seats).map((one) => one.place));
}

export function missionPoints(figures: Figures, mission: string): number {
  return figures.statuePoints[figures.missions[mission]!.statue - 1]!;
}
