/** Figures as the reader types them: an edition, what was changed in it, and what the server says to that. */
import type { EditionFigures, EditionProblem, EditionSummary, FigureChange } from '../../generated/messages';
import * as api from '../api';
import { keyOf, sameValue, startsWith, valueAt, type Path, type Value } from './figures';

const CHECK_AFTER_MS = 400;

export class Draft {
  /** The edition that is changed. */
  base = $state.raw<EditionFigures>()!;
  /** The standard edition: what the rulebook prints. */
  standard = $state.raw<EditionFigures>()!;
  changes = $state.raw(new Map<string, FigureChange>());
  problems = $state.raw<EditionProblem[]>([]);
  /** Whether the server has checked exactly these figures. */
  checked = $state(false);
  checking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(base: EditionFigures, standard: EditionFigures) {
    this.base = base;
    this.standard = standard;
  }

  /** A figure as it is now. */
  value(block: string, path: Path): unknown {
    const change = this.changes.get(keyOf(block, path));
    return change ? change.value : valueAt(this.base.figures, block, path);
  }

  /** A figure as the edition has it. */
  valueBefore(block: string, path: Path): unknown {
    return valueAt(this.base.figures, block, path);
  }

  isChanged(block: string, path: Path): boolean {
    return this.changes.has(keyOf(block, path));
  }

  set(block: string, path: Path, value: Value): void {
    const changes = new Map(this.changes);
    if (sameValue(value, valueAt(this.base.figures, block, path))) changes.delete(keyOf(block, path));
    else changes.set(keyOf(block, path), { block, path: [...path], value });
    this.replace(changes);
  }

  undo(block: string, path: Path): void {
    const changes = new Map(this.changes);
    changes.delete(keyOf(block, path));
    this.replace(changes);
  }

  undoAll(): void {
    this.replace(new Map());
  }

  /** Changes that were typed before, for example until the tab was reloaded. What the edition does not have is left out. */
  restore(changes: readonly FigureChange[]): void {
    const known = changes.filter(({ block, path, value }) => block in this.base.figures && !sameValue(value, valueAt(this.base.figures, block, path)));
    if (known.length > 0) this.replace(new Map(known.map((change) => [keyOf(change.block, change.path), change])));
  }

  /** The problems of exactly this figure, or of something within it. */
  problemsAt(block: string, path: Path): EditionProblem[] {
    return this.problems.filter((problem) => problem.block === block && startsWith(problem.path, path));
  }

  private replace(changes: Map<string, FigureChange>): void {
    this.changes = changes;
    this.checked = false;
    clearTimeout(this.timer);
    if (changes.size === 0) {
      this.problems = [];
      this.checking = false;
      this.asked += 1;
    } else {
      this.checking = true;
      this.timer = setTimeout(() => void this.check(), CHECK_AFTER_MS);
    }
  }

  /** Whether the figures fit, asked at once if that is not known yet. */
  async fits(): Promise<boolean> {
    if (!this.checked) {
      clearTimeout(this.timer);
      this.checking = true;
      await this.check();
    }
    return this.problems.length === 0;
  }

  /** Has the server look at the figures. An answer that comes too late is dropped. */
  private async check(): Promise<void> {
    const number = (this.asked += 1);
    try {
      const { problems } = await api.checkEdition(this.base.game, this.body('?'));
      if (number !== this.asked) return;
      this.problems = problems;
      this.checked = true;
    } catch {
      // Saving says why; typing goes on meanwhile.
    } finally {
      if (number === this.asked) this.checking = false;
    }
  }

  async save(name: string): Promise<EditionSummary> {
    clearTimeout(this.timer);
    this.asked += 1;
    this.checking = false;
    try {
      return await api.saveEdition(this.base.game, this.body(name));
    } catch (caught) {
      const refused = problemsOf(caught);
      if (refused) {
        this.problems = refused;
        this.checked = true;
      }
      throw caught;
    }
  }

  private body(name: string) {
    return { name, base: this.base.hash, changes: [...this.changes.values()] };
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** All problems that a refusal names; null if it is about something else. */
export function problemsOf(caught: unknown): EditionProblem[] | null {
  if (!(caught instanceof api.ApiError) || caught.problem.id !== 'edition-refused') return null;
  return caught.problem.details.problems as EditionProblem[];
}
