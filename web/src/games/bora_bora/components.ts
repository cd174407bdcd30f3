/** The figures of Bora Bora's components.toml that the board shows. */
import tables from '../../../../src/motu/games/bora_bora/components.toml';
import type { PathKind } from '../../generated/bora_bora';

export interface Need {
  what: string;
  count: number;
  /** Which kind of it, where there are kinds. */
  of?: string;
}

interface TaskTile {
  id: string;
  deck: 'light' | 'dark';
  needs: Need[];
}

interface PathEntry {
  from: string;
  to: string;
  value: number;
}

/** The part of the file that the board uses. */
export interface Components {
  land_paths: { paths: PathEntry[] };
  water_paths: { paths: PathEntry[] };
  tasks: { tiles: TaskTile[] };
  gathering_board: { spaces: number };
  final_scoring: { tasks: number; jewelry: number };
  buildings: { points_by_round: number[] };
  temple: { points_by_round: number[] };
  status_track: { points: number[] };
}

const components = tables as Components;

export interface Task {
  light: boolean;
  needs: Need[];
}

/** What each task asks for, by its id. */
export function tasksOf({ tasks }: Pick<Components, 'tasks'>): Record<string, Task> {
  return Object.fromEntries(tasks.tiles.map(({ id, deck, needs }) => [id, { light: deck === 'light', needs }]));
}

export const TASKS = tasksOf(components);

/** How many spaces a gathering board has, and how many tasks and jewels earn a bonus at the end. */
export const SPACES = components.gathering_board.spaces;
export const BONUS_TASKS = components.final_scoring.tasks;
export const BONUS_JEWELRY = components.final_scoring.jewelry;

/** The points of a building and of a priest in each round, and of each step of the status track. */
export const BUILDING_POINTS = components.buildings.points_by_round;
export const PRIEST_POINTS = components.temple.points_by_round;
export const STATUS_POINTS = components.status_track.points;

/** Where the building space of each region lies on the map; the rest of a region is drawn around it. */
export const PLOTS: Record<string, [number, number]> = {
  north_west: [242, 79], north_east: [362, 79],
  central_northwest: [242, 239], central_northeast: [362, 239], central_southwest: [242, 347], central_southeast: [362, 347],
  east_north: [540, 239], east_south: [540, 347], west_north: [64, 239], west_south: [64, 347],
  south_west: [242, 507], south_east: [362, 507],
};
/** Regions whose fish lies to the right, on the outer coast. */
export const FISH_RIGHT = new Set(['north_east', 'central_northeast', 'central_southeast', 'east_north', 'east_south', 'south_east']);

export interface Path extends PathEntry {
  kind: PathKind;
  x: number;
  y: number;
}

/** Every path of the map, with the point between its regions where it is drawn. */
export const PATHS: Path[] = [
  ...components.land_paths.paths.map((path) => ({ ...path, kind: 'land' as const, ...between(path) })),
  ...components.water_paths.paths.map((path) => ({ ...path, kind: 'water' as const, ...between(path) })),
];

function between({ from, to }: PathEntry): { x: number; y: number } {
  const [a, b] = [PLOTS[from]!, PLOTS[to]!];
  return { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 - 20 };
}
