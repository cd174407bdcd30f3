/** Scenes that wait to be shown, one after the other, so that every bot's move is seen. */
import type { Scene } from '../generated/messages';
import { wait } from './animation';

/** With more scenes than this waiting, they are shown without animation. */
const BACKLOG = 12;
/** How long a scene without a question stays, in animations. */
const STAY = 1.6;
/** A scene that has waited longer than this is shown without animation: the page is behind and catches up at once. */
const BEHIND_MS = 6000;
/** The same while the reader is asked something: nobody should wait for their own turn. */
const ASKED_BEHIND_MS = 2500;
/** However long showing a scene takes, the next one is shown after this time. */
const LONGEST_MS = 4000;

interface Waiting {
  scene: Scene;
  arrived: number;
}

export class SceneQueue {
  private waiting: Waiting[] = [];
  private running = false;

  /** `show` shows a scene with an animation of this many milliseconds; `onEmpty` is called when no scene is left. */
  constructor(
    private readonly animationMs: () => number,
    private readonly show: (scene: Scene, animationMs: number) => Promise<void>,
    private readonly onEmpty: () => void,
  ) {}

  add(scene: Scene): void {
    this.waiting.push({ scene, arrived: Date.now() });
    if (!this.running) void this.run();
  }

  /** Something newer is on show: drop all that wait. */
  clear(): void {
    this.waiting = [];
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { scene } = next;
      const animationMs = this.isBehind(next) ? 0 : this.animationMs();
      await this.showOrGoOn(scene, animationMs);
      if (animationMs > 0 && scene.log.length > 0 && (this.waiting.length > 0 || scene.choices === null)) await wait(animationMs * STAY);
    }
    this.running = false;
    this.onEmpty();
  }

  private isBehind({ scene, arrived }: Waiting): boolean {
    const asked = (this.waiting.at(-1)?.scene ?? scene).choices !== null;
    return this.waiting.length > BACKLOG || document.hidden || Date.now() - arrived > (asked ? ASKED_BEHIND_MS : BEHIND_MS);
  }

  /** A scene that fails, or whose animation never ends, does not hold up those after it. */
  private async showOrGoOn(scene: Scene, animationMs: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((done) => (timer = setTimeout(done, LONGEST_MS)));
    try {
      await Promise.race([this.show(scene, animationMs), enough]);
    } catch (error) {
      console.error(error);
    } finally {
      clearTimeout(timer);
    }
  }
}
