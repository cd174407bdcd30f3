/** A table for pictures: boards draw it like any other, but nobody plays at it and nothing can be chosen. */
import type { Attachment } from 'svelte/attachments';
import type { LogLine, Option, View } from '../../generated/messages';
import type { GameUi, Seat, Table } from '../board_api';
import { t, words } from '../words.svelte';

const LETTERS = 'ABCDE';

/** What a picture shows beside the view. */
export interface PictureDetails {
  /** The targets that are pointed out. */
  marked?: readonly string[];
  log?: readonly LogLine[];
  decision?: string;
  /** The option that a board draws as if it were about to be chosen. */
  hovered?: Option;
  /** The options on show, by target: boards write on a place what would happen there. */
  lit?: ReadonlyMap<string, readonly Option[]>;
  phone?: boolean;
}

/** Makes tables of one game with the same figures. */
export type MakeTable = (view: View, details?: PictureDetails) => Table;

/** `worded` are the words of things that differ because the figures are not the standard ones. */
export function pictureTables(game: string, figures: object, worded?: GameUi['worded']): MakeTable {
  return (view, details = {}) => new PictureTable(game, figures, view, details, worded);
}

class PictureTable implements Table {
  readonly me = 0;
  readonly options = {};
  readonly result = null;
  readonly chosen = null;
  readonly preview = [];
  readonly live = true;
  readonly animationMs = 0;
  readonly shownLog: readonly LogLine[];
  readonly decision: string | null;
  readonly hovered: Option | null;
  readonly lit: ReadonlyMap<string, readonly Option[]>;
  readonly marked: ReadonlySet<string>;
  readonly phone: boolean;

  constructor(
    readonly game: string,
    readonly figures: object,
    readonly view: View,
    details: PictureDetails,
    private readonly differs: GameUi['worded'],
  ) {
    this.shownLog = details.log ?? [];
    this.decision = details.decision ?? null;
    this.hovered = details.hovered ?? null;
    this.lit = details.lit ?? new Map();
    this.marked = new Set(details.marked);
    this.phone = details.phone ?? false;
  }

  get deferredView(): View {
    return this.view;
  }

  get seats(): Seat[] {
    return this.view.seats.map((_, index) => ({ index, name: this.name(index), letter: LETTERS[index]!, bot: false, me: index === this.me, asked: this.view.asked.includes(index) }));
  }

  private name(index: number): string {
    return index === this.me ? t('howto-you') : t('howto-other', { letter: LETTERS[index]! });
  }

  say(id: string, args: Record<string, unknown> = {}): string {
    return words.ofGame(this.game).say(id, args, this.view.seats.map((_, index) => this.name(index)), (kind, thing) => this.differs?.(this, kind, thing) ?? {});
  }

  word(id: string, args: Record<string, unknown> = {}): string {
    return words.ofBoard(this.game).say(id, args);
  }

  pick(): void {}
  hold(): void {}

  /** A place of a picture is no target; it is only pointed out. */
  asTarget(target: string): Attachment<Element> {
    return (element) => void element.toggleAttribute('data-marked', this.marked.has(target));
  }
}
