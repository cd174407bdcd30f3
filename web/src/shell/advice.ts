/** What the expert thinks of the options, best first. */
import type { AdviceLine } from './wire';

export interface Advice {
  lines: AdviceLine[];
}
