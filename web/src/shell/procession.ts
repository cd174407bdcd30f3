/** Scenes that wait to be shown, one after the other, so that every bot's move is seen. */
import { sleep } from './flight';
import type { Scene } from './wire';

/** So many scenes behind, and they are shown at once. */
const BACKLOG = 12;
/** How long a scene without a question stays, as a part of the pace. */
const STAY = 1.6;

export class Procession {
  private waiting: Scene[] = [];
  private running = false;

  /** `show` brings a scene on in so many milliseconds; `ended` is called when none waits any more. */
  constructor(
    private readonly pace: () => number,
    private readonly show: (scene: Scene, pace: number) => Promise<void>,
    private readonly ended: () => void,
  ) {}

  add(scene: Scene): void {
    this.waiting.push(scene);
    if (!this.running) void this.run();
  }

  /** Something newer is on show: what waits is of no use any more. */
  clear(): void {
    this.waiting = [];
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      const pace = this.waiting.length > BACKLOG || document.hidden ? 0 : this.pace();
      await this.show(scene, pace);
      if (pace > 0 && scene.log.length > 0 && (this.waiting.length > 0 || scene.choices === null)) await sleep(pace * STAY);
    }
    this.running = false;
    this.ended();
  }
}
