/** The review of a finished game: requested over HTTP, its progress reported over the table's socket. */
import type { Problem, ReviewState } from '../generated/messages';
import * as api from './api';
import { errorText, problemText } from './words.svelte';

const EMPTY: ReviewState = { stage: 'none', done: 0, whole: 0, scope: null, moments: [], turning: [], worst: [], end: [] };

export class Review {
  data = $state.raw<ReviewState>(EMPTY);
  /** Why it failed, as a sentence. */
  error = $state('');
  /** Whether the reader asked to see it: the page then opens its tab, and sets this back. */
  openRequested = $state(false);
  private watching = false;

  constructor(private readonly id: string) {}

  /** Loads the current state. A review that was in progress when the connection was lost is requested again. */
  async refresh(): Promise<void> {
    this.watching = true;
    const inProgress = this.data.stage === 'making';
    await this.load(() => (inProgress ? api.requestReview(this.id).catch(() => api.getReview(this.id)) : api.getReview(this.id)));
  }

  /** Has the review made. If another player requested it before, this loads what there is. */
  async request(): Promise<void> {
    this.watching = true;
    await this.load(() => api.requestReview(this.id));
  }

  async onReconnected(): Promise<void> {
    if (this.watching && this.data.stage !== 'ready') await this.refresh();
  }

  async onProgress(done: number, whole: number, problem: Problem | null): Promise<void> {
    if (problem) {
      this.data = EMPTY;
      this.error = problemText(problem);
    } else if (this.data.stage !== 'ready') {
      this.data = { ...EMPTY, stage: 'making', done, whole };
      if (done === whole && this.watching) await this.load(() => api.getReview(this.id));
    }
  }

  private async load(request: () => Promise<ReviewState>): Promise<void> {
    this.error = '';
    try {
      const loaded = await request();
      if (loaded.stage !== 'making' || loaded.done >= this.data.done) this.data = loaded;
    } catch (caught) {
      this.error = errorText(caught);
    }
  }
}
