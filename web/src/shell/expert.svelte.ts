/** The expert's advice on the current question. */
import type { AdviceLine } from '../generated/messages';

export class Expert {
  /** null until the advice arrives. */
  advice = $state.raw<AdviceLine[] | null>(null);
  thinking = $state(false);
  private mark = '';

  constructor(/** Asks the server about the question that a mark names. */ private readonly request: (mark: string) => void) {}

  ask(mark: string): void {
    if (this.thinking) return;
    this.thinking = true;
    this.mark = mark;
    this.request(mark);
  }

  receive(mark: string, lines: AdviceLine[]): void {
    if (this.thinking && mark === this.mark) this.advice = lines;
    this.thinking = false;
  }

  clear(): void {
    this.advice = null;
    this.thinking = false;
  }
}
