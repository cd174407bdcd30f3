/** Where figures stand: the parts of a game's board, and lists that may be changed. */
import { MASK_COUNTERS, MISSION_COSTS } from '../../generated/vocabulary';
import { aboutOf, type Group } from '../about';
import { figureKeys, kindOf, namesAt, valueAt, type Kind, type Path, type Table } from './figures';

/** The parts of a game's board. Blocks that no part names come last. */
export function groupsOf(game: string, blocks: string[]): Group[] {
  const known = (aboutOf(game)?.groups ?? []).map((group) => ({ ...group, blocks: group.blocks.filter((block) => blocks.includes(block)) }));
  const named = new Set(known.flatMap((group) => group.blocks));
  const others = blocks.filter((block) => !named.has(block));
  return [...known, { id: '', art: '', blocks: others }].filter((group) => group.blocks.length > 0);
}

/** Lists of names that say what kinds there are: the rules know them, so they can't be typed. */
export const STRUCTURE = new Set(['map.terrains', 'map.islands', 'fish.kinds', 'jewelry.kinds']);

/** Lists that may be longer or shorter in another box. */
export const OPEN_LISTS = new Set(['status_track.points', 'die.faces', 'rounds.three', 'rounds.four', 'rounds.five']);

/** Names that may stand at a place, though no entry of the standard edition may have them. */
const NAMES: Record<string, readonly string[]> = { 'masks.per': MASK_COUNTERS, 'missions.kind': Object.keys(MISSION_COSTS) };

/** The names to choose from for a figure; the one that stands there is always among them. */
export function choicesAt(figures: Table, block: string, path: Path, now: string): string[] {
  const listed = NAMES[`${block}.${String(path.at(-1))}`] ?? namesAt(figures, block, path);
  return listed.includes(now) ? [...listed] : [...listed, now];
}

/** The figures of an entry. A mission has a cost or a condition, as its kind says; every motif may have a limit. */
export function entryKeys(block: string, entry: Table, kind: unknown): string[] {
  const keys = figureKeys(entry);
  if (block === 'masks') return [...keys.filter((key) => key !== 'most'), 'most'];
  if (block !== 'missions') return keys;
  const price = kind === 'auction' ? [] : [kind === 'conditional' ? 'needs' : 'cost'];
  return ['kind', ...keys.filter((key) => !['kind', 'cost', 'needs'].includes(key)), ...price];
}

/** What an input has to offer, also for a figure that an entry does not have yet. */
export function kindAt(figures: Table, block: string, path: Path): Kind {
  const key = String(path.at(-1));
  const value = valueAt(figures, block, path);
  if (value === undefined) return block === 'missions' ? 'cost' : 'number';
  return kindOf(key, value);
}
