/** The expert's advice about the question on show. */
import type { AdviceLine } from './wire';

export class Expert {
  /** What it says; null until it has thought. */
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

  hear(mark: string, lines: AdviceLine[]): void {
    if (this.thinking && mark === this.mark) this.advice = lines;
    this.thinking = false;
  }

  forget(): void {
    this.advice = null;
    this.thinking = false;
  }
}
