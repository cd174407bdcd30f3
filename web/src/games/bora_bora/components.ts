/** The figures of Bora Bora that the board shows, and where the regions lie on the map. */
import type { PathKind } from '../../generated/bora_bora';
import { reader } from '../../shell/figures';

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

/** The part of a components file that the board uses. */
export interface Components {
  land_paths: { paths: PathEntry[] };
  water_paths: { paths: PathEntry[] };
  map: { regions: unknown[] };
  tasks: { tiles: TaskTile[]; each_light: number; each_dark: number; points: number; points_with_yellow: number };
  gathering_board: { spaces: number };
  final_scoring: { bonus: number; tasks: number; jewelry: number };
  buildings: { each: number; points_by_round: number[] };
  temple: { spaces: number; priests_each: number; points_by_round: number[] };
  status_track: { points: number[] };
  action_tiles: { fishing_points: number };
  people: { most: number; kinds: { id: string; strength: number[] }[] };
  helper: Record<string, number>;
  god_tiles: { points: number; each: number };
  god_cards: { dealt: number };
  start: { offerings: number; fish: number };
  dice: { each: number };
}

export interface Task {
  light: boolean;
  needs: Need[];
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

export interface Path extends PathEntry {
  kind: PathKind;
  x: number;
  y: number;
}

export interface Figures {
  /** What each task asks for, by its id. */
  tasks: Record<string, Task>;
  /** How many spaces a gathering board has, and how many tasks and jewels earn a bonus at the end. */
  spaces: number;
  bonusTasks: number;
  bonusJewelry: number;
  /** The points of a building and of a priest in each round, and of each step of the status track. */
  buildingPoints: number[];
  priestPoints: number[];
  statusPoints: number[];
  /** The points for a die on the fishing space. */
  fishingPoints: number;
  /** What one, two and three people of a kind do. */
  strengths: Record<string, number[]>;
  /** What each trade of the helper costs, in die points. */
  helperPrices: Record<string, number>;
  /** The points of a God tile that is left at the end. */
  godTilePoints: number;
  /** The points of each bonus at the end. */
  bonus: number;
  /** The points of a task, without and with a Yellow God. */
  taskPoints: number;
  taskPointsWithYellow: number;
  /** How many tasks everybody has. */
  tasksEach: number;
  /** What nothing exceeds that people do: the value of a path, a position or a building. */
  peopleMost: number;
  regions: number;
  buildings: number;
  dice: number;
  priests: number;
  templeSpaces: number;
  startFish: number;
  startOfferings: number;
  startCards: number;
  startGodTiles: number;
  /** Every path of the map, with the point between its regions where it is drawn. */
  paths: Path[];
}

export const figuresOf = reader((components: Components): Figures => ({
  tasks: tasksOf(components),
  spaces: components.gathering_board.spaces,
  bonusTasks: components.final_scoring.tasks,
  bonusJewelry: components.final_scoring.jewelry,
  buildingPoints: components.buildings.points_by_round,
  priestPoints: components.temple.points_by_round,
  statusPoints: components.status_track.points,
  fishingPoints: components.action_tiles.fishing_points,
  strengths: Object.fromEntries(components.people.kinds.map(({ id, strength }) => [id, strength])),
  helperPrices: components.helper,
  godTilePoints: components.god_tiles.points,
  bonus: components.final_scoring.bonus,
  taskPoints: components.tasks.points,
  taskPointsWithYellow: components.tasks.points_with_yellow,
  tasksEach: components.tasks.each_light + components.tasks.each_dark,
  peopleMost: components.people.most,
  regions: components.map.regions.length,
  buildings: components.buildings.each,
  dice: components.dice.each,
  priests: components.temple.priests_each,
  templeSpaces: components.temple.spaces,
  startFish: components.start.fish,
  startOfferings: components.start.offerings,
  startCards: components.god_cards.dealt,
  startGodTiles: components.god_tiles.each,
  paths: [...pathsOf(components.land_paths.paths, 'land'), ...pathsOf(components.water_paths.paths, 'water')],
}));

function tasksOf({ tasks }: Components): Record<string, Task> {
  return Object.fromEntries(tasks.tiles.map(({ id, deck, needs }) => [id, { light: deck === 'light', needs }]));
}

function pathsOf(paths: PathEntry[], kind: PathKind): Path[] {
  return paths.map((path) => {
    const [a, b] = [PLOTS[path.from]!, PLOTS[path.to]!];
    return { ...path, kind, x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 - 20 };
  });
}
