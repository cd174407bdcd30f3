/** Bora Bora's view as the board reads it: names, places on the map, and what a task asks for. No rule stands here. */
import components from '../../../../src/motu/games/bora_bora/components.toml?raw';
import { block } from '../../shell/components';
import type { Table } from '../../shell/seam';

export const GODS = ['blue', 'white', 'red', 'green', 'yellow'] as const;
export type God = (typeof GODS)[number];
export const MATERIALS = ['sand', 'wood', 'stone'] as const;

export interface Person { kind: string; symbols: number }
export interface Jewel { jewel: string; points: number; shells: number }
export interface Settled extends Person { person: 'man' | 'woman'; shifted: boolean }
export type Space = null | { hut: true } | Settled;

export interface Region {
  region: string;
  terrain: string;
  resource: string;
  fish: { kind: string; value: number };
  holder: number | null;
  aside: number[];
}

export interface BoraSeat {
  points: Record<string, number>;
  score: number;
  offerings: number;
  shells: number;
  god_tiles: number;
  priests: number;
  dice: number[];
  spaces: Space[];
  huts_on_12: number;
  ceremony: (null | 'material' | number)[];
  ceremony_kinds: string[];
  beside: Record<string, number>;
  buildings: boolean[];
  tasks: (string | null)[];
  tasks_done: string[];
  jewelry: Jewel[];
  hand_size: number;
  hand_known: Record<God, number>;
  hand?: Record<God, number>;
  tasks_missing?: (number | null)[];
  reach?: { region: string; path: 'land' | 'water'; value: number }[];
}

export interface BoraView {
  round: number;
  phase: 'setup' | 'a' | 'b' | 'c' | 'end';
  over: boolean;
  order: number[];
  tiles: { tile: string; dice: { seat: number; face: number }[] }[];
  regions: Region[];
  men: (Person | null)[];
  women: (Person | null)[];
  tasks: (string | null)[];
  jewelry: (Jewel | null)[][];
  temple: (number | null)[];
  god_tiles: number;
  cards_shown: (God | null)[];
  pile: number;
  discard: Record<God, number>;
  status: { seat: number; steps: number }[];
  doing: { die: number | null; tile: string | null; kind: string | null; value: number | null; gods: God[]; used: string[]; green_played: boolean };
  seats: BoraSeat[];
}

export const bora = (table: Table): BoraView => table.view as unknown as BoraView;
/** The displays beside the map: they may follow a frame later. */
export const displays = (table: Table): BoraView => table.later as unknown as BoraView;
export const mineOf = (table: Table): BoraSeat | null => (table.me === null ? null : bora(table).seats[table.me]!);

export function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where the building space of each region lies on the map; the rest of a region is drawn around it. */
export const PLOTS: Record<string, [number, number]> = {
  north_west: [242, 79], north_east: [362, 79],
  central_northwest: [242, 239], central_northeast: [362, 239], central_southwest: [242, 347], central_southeast: [362, 347],
  east_north: [540, 239], east_south: [540, 347], west_north: [64, 239], west_south: [64, 347],
  south_west: [242, 507], south_east: [362, 507],
};
/** Regions whose fish lies to the right, on the outer coast. */
export const FISH_RIGHT = new Set(['north_east', 'central_northeast', 'central_southeast', 'east_north', 'east_south', 'south_east']);

export interface Path { kind: 'land' | 'water'; from: string; to: string; value: number; x: number; y: number }

/** Every path of the map, with the middle between its regions. */
export const PATHS: Path[] = (['land', 'water'] as const).flatMap((kind) =>
  [...block(components, `${kind}_paths`).matchAll(/from = "(\w+)", to = "(\w+)", value = (\d)/g)].map(([, from, to, value]) => {
    const [a, b] = [PLOTS[from!]!, PLOTS[to!]!];
    return { kind, from: from!, to: to!, value: Number(value), ...between(a, b) };
  }),
);

/** Land paths lie on the border of two regions; water paths on the open sea between two islands. */
function between(a: [number, number], b: [number, number]): { x: number; y: number } {
  const x = (a[0] + b[0]) / 2;
  const y = (a[1] + b[1]) / 2 - 20;
  return { x, y };
}

export interface Need { what: string; count: number; of: string | null }

/** What each task asks for, as the components list it. */
export const NEEDS: Record<string, { light: boolean; needs: Need[] }> = Object.fromEntries(
  [...block(components, 'tasks').matchAll(/id = "(\w+)", deck = "(\w+)", needs = \[(.*)\] }/g)].map(([, id, deck, needs]) => [
    id!,
    {
      light: deck === 'light',
      needs: [...needs!.matchAll(/what = "(\w+)", count = (\d+)(?:, of = "(\w+)")?/g)].map(([, what, count, of]) => ({ what: what!, count: Number(count), of: of ?? null })),
    },
  ]),
);

function numbers(name: string, key: string): number[] {
  return new RegExp(`^${key} = \\[(.*?)\\]`, 'm').exec(block(components, name))![1]!.split(',').map(Number);
}

function figure(name: string, key: string): number {
  return Number(new RegExp(`^${key} = (\\d+)`, 'm').exec(block(components, name))![1]);
}

/** How many spaces a gathering board has, and how many tasks and jewels earn a bonus at the end. */
export const SPACES = figure('gathering_board', 'spaces');
export const BONUS_TASKS = figure('final_scoring', 'tasks');
export const BONUS_JEWELRY = figure('final_scoring', 'jewelry');

/** What a building and a priest bring in each round, and the status track. */
export const BUILDING_POINTS = numbers('buildings', 'points_by_round');
export const PRIEST_POINTS = numbers('temple', 'points_by_round');
export const STATUS_POINTS = numbers('status_track', 'points');

/** The picture of a kind of people, and its colours. */
export function kindArt(kind: string): [string, string] {
  const own: Record<string, [string, string]> = {
    land_path: ['r-land_path', 'land'], water_path: ['r-water_path', 'water'], woman: ['r-woman', 'woman'], man: ['r-man', 'man'], build: ['r-build', 'hammer'],
    material: ['r-material', 'role'], move_hut: ['r-move_hut', 'role'], points: ['r-vp', 'points'], god_card: ['r-god_card', 'card'], offering: ['offering', 'offering'],
    status: ['r-status', 'status'], shell: ['shell', 'shell'],
  };
  return own[kind]!;
}

export interface Drawn { art: string; colour: string; mark: [string, string] | null; count: number }

/** A task's need as a picture: the thing, and a small mark that qualifies it (a hut there, shifted, all different, of either sex). */
export function drawn({ what, count, of }: Need): Drawn {
  const hut: [string, string] = ['hut', 'neutral'];
  const different: [string, string] = ['neq', 'neutral'];
  const shifted: [string, string] = ['down', 'points'];
  const either: [string, string] = ['person', 'neutral'];
  const table: Record<string, () => [string, string, [string, string] | null]> = {
    men: () => ['man', 'man', null], women: () => ['woman', 'woman', null], priests: () => ['priest', 'temple', null], jewelry: () => ['jewelry', 'necklace', null],
    first: () => ['flame', 'flame', null], regions: () => ['islands', 'islands', hut], islands: () => ['islands', 'islands', hut],
    cards_of_one_colour: () => ['r-god_card', 'card', null], cards: () => [`g-${of}`, of!, null], different_cards: () => ['r-god_card', 'card', different],
    buildings: () => ['building', 'hammer', null], jewelry_of_kind: () => [`j-${of}`, of!, null], god_tiles: () => ['god-tile', 'stone', null],
    offerings: () => ['offering', 'offering', null], shells: () => ['shell', 'shell', null], material: () => [of!, of!, null], materials: () => ['materials', 'neutral', null],
    terrain: () => [`t-${of}`, of!, hut], fish: () => [`fish_${of}`, `fish_${of}`, hut], huts_on_12: () => ['hut', 'neutral', null],
    men_shifted: () => ['man', 'man', shifted], women_shifted: () => ['woman', 'woman', shifted], people_shifted: () => ['person', 'neutral', shifted],
    people_of_kind: () => [...kindArt(of!), either], different_men: () => ['man', 'man', different], different_women: () => ['woman', 'woman', different], different_jewelry: () => ['jewelry', 'necklace', different],
  };
  const [art, colour, mark] = table[what]!();
  return { art, colour, mark, count };
}

/** The picture of an action tile, and its colours. */
export const TILE_ART: Record<string, [string, string][]> = {
  helper: [['a-helper', 'role']], temple: [['a-temple', 'temple']], build: [['r-build', 'hammer']], man: [['man', 'man']], woman: [['woman', 'woman']], man_woman: [['man', 'man'], ['woman', 'woman']],
  land: [['r-land_path', 'land']], water: [['r-water_path', 'water']], land_water: [['r-land_path', 'land'], ['r-water_path', 'water']], fishing: [['a-fishing', 'fish_a']],
};

/** The dice that a seat has not placed, without the one in its hand. */
export function diceLeft(seat: BoraSeat, held: number | null): number[] {
  const at = held === null ? -1 : seat.dice.indexOf(held);
  return seat.dice.filter((_, place) => place !== at);
}

export function peopleOf(seat: BoraSeat): number {
  return seat.spaces.filter((space) => space !== null && 'kind' in space).length;
}

export function regionsOf(view: BoraView, seat: number): number {
  return view.regions.filter((region) => region.holder === seat || region.aside.includes(seat)).length;
}
