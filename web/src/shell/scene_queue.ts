/** Scenes that wait to be shown, one after the other, so that every bot's move is seen. */
import type { Scene } from '../generated/messages';
import { wait } from './animation';

/** With more scenes than this waiting, they are shown without animation. */
const BACKLOG = 12;
/** How long a scene without a question stays, in animations. */
const STAY = 1.6;

export class SceneQueue {
  private waiting: Scene[] = [];
  private running = false;

  /** `show` shows a scene with an animation of this many milliseconds; `onEmpty` is called when no scene is left. */
  constructor(
    private readonly animationMs: () => number,
    private readonly show: (scene: Scene, animationMs: number) => Promise<void>,
    private readonly onEmpty: () => void,
  ) {}

  add(scene: Scene): void {
    this.waiting.push(scene);
    if (!this.running) void this.run();
  }

  /** Something newer is on show: drop all that wait. */
  clear(): void {
    this.waiting = [];
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      const animationMs = this.waiting.length > BACKLOG || document.hidden ? 0 : this.animationMs();
      await this.show(scene, animationMs);
      if (animationMs > 0 && scene.log.length > 0 && (this.waiting.length > 0 || scene.choices === null)) await wait(animationMs * STAY);
    }
    this.running = false;
    this.onEmpty();
  }
}
