/** How the engine of a site is: being loaded, ready, or not to be had; and how the browser stores. */
import type { Language } from '../generated/languages';
import type { Problem } from '../generated/messages';
import type { StorageState } from './protocol';

class Engine {
  /** How much of it is loaded, from 0 to 1. */
  progress = $state(0);
  ready = $state(false);
  problem = $state.raw<Problem | null>(null);
  storage = $state<StorageState>('stored');
  private settle: (problem: Problem | null) => void = () => {};
  /** Resolves when the engine is ready, or with the reason why it can't be had. */
  readonly settled = new Promise<Problem | null>((resolve) => (this.settle = resolve));
  private tellLanguage: (language: Language) => void = () => {};

  start(): void {
    this.ready = true;
    this.settle(null);
  }

  fail(problem: Problem): void {
    this.problem = problem;
    this.settle(problem);
  }

  onLanguage(tell: (language: Language) => void): void {
    this.tellLanguage = tell;
  }

  setLanguage(language: Language): void {
    this.tellLanguage(language);
  }
}

export const engine = new Engine();
