/** The review of a finished game: asked for over HTTP, its progress told over the table's socket. */
import * as api from './api';
import type { Problem, ReviewTold } from './wire';
import { complaint } from './words.svelte';

const NOTHING: ReviewTold = { stage: 'none', done: 0, whole: 0, looked: null, moments: [], turning: [], better: [], end: [] };

export class Review {
  told = $state.raw<ReviewTold>(NOTHING);
  /** Why nothing came of it, in words. */
  trouble = $state('');
  /** Whether the reader wants to see it now: the page then opens it once. */
  wanted = $state(false);
  private looking = false;

  constructor(private readonly id: string) {}

  /** Finds out how it stands; what was being made when the line broke is asked for again. */
  async look(): Promise<void> {
    this.looking = true;
    const making = this.told.stage === 'making';
    await this.take(() => (making ? api.askForReview(this.id).catch(() => api.review(this.id)) : api.review(this.id)));
  }

  /** Has it made; who is second gets what there is. */
  async ask(): Promise<void> {
    this.looking = true;
    await this.take(() => api.askForReview(this.id));
  }

  /** The line is there again. */
  async greeted(): Promise<void> {
    if (this.looking && this.told.stage !== 'ready') await this.look();
  }

  async hear(done: number, whole: number, problem: Problem | null): Promise<void> {
    if (problem) {
      this.told = NOTHING;
      this.trouble = complaint(problem);
    } else if (this.told.stage !== 'ready') {
      this.told = { ...NOTHING, stage: 'making', done, whole };
      if (done === whole && this.looking) await this.take(() => api.review(this.id));
    }
  }

  private async take(ask: () => Promise<ReviewTold>): Promise<void> {
    this.trouble = '';
    try {
      const told = await ask();
      if (told.stage !== 'making' || told.done >= this.told.done) this.told = told;
    } catch (refusal) {
      this.trouble = refusal instanceof api.Refusal ? complaint(refusal.problem) : String(refusal);
    }
  }
}
