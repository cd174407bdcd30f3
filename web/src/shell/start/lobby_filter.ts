/** Which open tables the lobby shows: of a game, at a pace, rated ones. */
import type { TableInfo } from '../../generated/messages';

export const PACES = ['any', 'sitting', 'days', 'none'] as const;
export type Pace = (typeof PACES)[number];

export interface LobbyFilter {
  /** The name of a game; empty for all. */
  game: string;
  pace: Pace;
  rated: boolean;
}

export const ALL: LobbyFilter = { game: '', pace: 'any', rated: false };
const HOUR = 3600;
/** With more time than this for a decision, or for all of them, a game lasts for days. */
const LONGEST_DECISION = HOUR;
const LONGEST_GAME = 12 * HOUR;

/** How long a game takes, as its clock says. */
export function paceOf(clock: TableInfo['clock']): Exclude<Pace, 'any'> {
  if (!clock) return 'none';
  return (clock.total ?? 0) > LONGEST_GAME || (clock.total === null && (clock.move ?? 0) > LONGEST_DECISION) ? 'days' : 'sitting';
}

export const fits = (table: Pick<TableInfo, 'game' | 'clock' | 'rated'>, filter: LobbyFilter): boolean =>
  (filter.game === '' || table.game === filter.game) && (filter.pace === 'any' || paceOf(table.clock) === filter.pace) && (!filter.rated || table.rated === true);
