/** The points are counted step by step, once: what the game reveals first, then source by source. */

export class Counting {
  /** How many steps were shown. */
  step = $state(0);
  private timer = 0;

  constructor(
    private readonly steps: number,
    /** How long each step takes, by its number. 0: everything is shown at once. */
    private readonly ms: (step: number) => number,
  ) {
    if (ms(0) <= 0) this.step = steps;
    else this.next();
  }

  get done(): boolean {
    return this.step >= this.steps;
  }

  finish(): void {
    clearTimeout(this.timer);
    this.step = this.steps;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    this.timer = window.setTimeout(() => {
      this.step += 1;
      if (!this.done) this.next();
    }, this.ms(this.step));
  }
}
