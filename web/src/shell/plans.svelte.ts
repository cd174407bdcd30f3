/** Planned moves, as one reader sees them: what may be asked next, and what is planned. */
import type { ClientMessage, Foreseen, PlanInfo } from '../generated/messages';
import { newKey } from './message_key';

export class Plans {
  plan = $state.raw<PlanInfo | null>(null);
  /** What may be asked next; null until the server has answered. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** Whether the dialog in which moves are planned is open. */
  open = $state(false);

  constructor(private readonly send: (message: ClientMessage) => void) {}

  start(): void {
    this.open = true;
    this.ask();
  }

  close(): void {
    this.open = false;
    this.foreseen = null;
  }

  /** The table has changed: what was foreseen is past. */
  moved(asked: boolean): void {
    if (!this.open) return;
    if (asked) this.close();
    else this.ask();
  }

  private ask(): void {
    this.send({ kind: 'foresee' });
  }

  /** Plans to choose the first of these options that is possible. */
  keep(decision: string, tokens: string[]): void {
    if (this.foreseen) this.send({ kind: 'plan', key: newKey(), mark: this.foreseen.mark, decision, tokens });
    this.close();
  }

  drop(): void {
    this.send({ kind: 'plan', key: newKey(), mark: '', tokens: [] });
  }
}
