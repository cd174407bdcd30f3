/** A table as this browser sees it: what was told, what is on show, what is being chosen. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { socketAddress } from './api';
import { Expert } from './expert.svelte';
import { drawn, fly, look, sleep } from './flight';
import { room } from './games';
import { History } from './history.svelte';
import { TableLine, type LineState } from './line';
import { left, lit, meant, pick } from './picking';
import { Procession } from './procession';
import type { Game, Seat, Table } from './seam';
import { screen, settings } from './settings.svelte';
import { Review } from './review.svelte';
import { play } from './sound';
import { spot } from './spot.svelte';
import { complaint, t, words } from './words.svelte';
import type { ChatLine, Line, Option, Problem, Scene, TableInfo, Told, View } from './wire';

const LETTERS = 'ABCDE';
const NOTHING: View = { game: '', asked: [], decision: null, over: false, seats: [] };

export class Sitting implements Table {
  info = $state.raw<TableInfo | null>(null);
  room = $state.raw<Game | null>(null);
  line = $state<LineState>('opening');
  chat = $state.raw<ChatLine[]>([]);
  watchers = $state(0);
  release = $state('');
  otherRelease = $state(false);
  /** The last thing that went wrong, in words; shown until the next answer. */
  trouble = $state('');
  /** The newest scene that is on show; later ones may be waiting. */
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Line[]>([]);
  readonly review: Review;
  readonly expert = new Expert((mark) => this.wire?.send({ kind: 'advise', key: crypto.randomUUID(), mark }));
  /** The way back through the game. */
  readonly history = new History(
    () => this.log.length,
    (at, before) => this.wire?.send({ kind: 'look', at, ...(before === undefined ? {} : { before }) }),
    () => this.letGo(),
  );
  /** How long the log was when the reader last decided something. */
  seenUpTo = $state(0);
  busy = $state(false);
  unread = $state(0);
  private picked = $state.raw<string[]>([]);
  private picking = $state.raw<Option | null>(null);
  private hoveredTarget = $state<string | null>(null);
  private hoveredOption = $state.raw<Option | null>(null);
  marked = $state.raw<ReadonlySet<string>>(new Set());
  /** How long the log was before each answer that can still be taken back. */
  private answers = $state.raw<number[]>([]);
  /** Undo goes on until the log is this short. */
  private undoneTo: number | null = null;
  /** How many prompts the guided game has, once one was shown. */
  lessonSteps = $state(0);
  private readonly scenes = new Procession(
    () => this.pace,
    (scene, pace) => this.move(scene, pace),
    () => play(this.scene?.result ? 'end' : this.scene?.choices ? 'turn' : 'move'),
  );
  private sent: string | null = null;
  /** The scene that was answered: its options are gone, whatever arrives first. */
  private answered = $state<string | null>(null);
  /** The scene whose table is drawn. What may be done on it, and the displays beside, follow a frame later, so that no frame has to do everything. Who is asked already stays asked when somebody else moves. */
  private drawn = $state.raw<Scene | null>(null);
  private wire: TableLine | null = null;
  root: HTMLElement | null = null;

  constructor(readonly id: string) {
    this.review = new Review(id);
  }

  open(): void {
    this.wire = new TableLine(socketAddress(this.id), (told) => this.hear(told), (state) => (this.line = state));
  }

  close(): void {
    this.wire?.close();
  }

  // What a board reads

  get game(): string {
    return this.info?.game ?? '';
  }
  get live(): boolean {
    return this.history.moment === null;
  }
  get view(): View {
    return this.history.moment?.view ?? this.scene?.view ?? NOTHING;
  }
  get later(): View {
    return this.history.moment?.view ?? this.drawn?.view ?? this.view;
  }
  get me(): number | null {
    return this.info?.you ?? null;
  }
  get options(): Record<string, boolean> {
    return this.info?.options ?? {};
  }
  get result() {
    return this.scene?.result ?? null;
  }
  get phone(): boolean {
    return screen.phone;
  }
  get pace(): number {
    return settings.pace;
  }
  names = $derived.by(() => (this.info?.seats ?? []).map((_, index) => this.nameOf(index)));
  seats = $derived.by<Seat[]>(() =>
    (this.info?.seats ?? []).map((seat, index) => ({
      index,
      name: this.names[index]!,
      letter: LETTERS[index]!,
      bot: seat.kind === 'bot',
      me: index === this.me,
      asked: this.view.asked.includes(index),
    })),
  );
  choices = $derived.by(() => {
    const open = this.live && !this.busy && !this.result && this.scene?.mark !== this.answered && this.scene === this.drawn;
    return open ? (this.scene?.choices ?? null) : null;
  });
  get decision(): string | null {
    return this.choices?.decision ?? null;
  }
  lit = $derived.by<ReadonlyMap<string, readonly Option[]>>(() => lit(this.choices?.options ?? [], this.picked));
  /** Options that still fit what was picked, if that leaves several: they are told apart in a list. */
  rest = $derived.by<Option[]>(() => {
    if (this.picked.length === 0 || this.picking) return [];
    const fitting = left(this.choices?.options ?? [], this.picked);
    return fitting.length > 1 ? fitting : [];
  });
  get chosen(): Option | null {
    return this.picking;
  }
  hovered = $derived.by<Option | null>(() => {
    if (this.hoveredOption) return this.hoveredOption;
    const there = this.hoveredTarget === null ? undefined : this.lit.get(this.hoveredTarget);
    return there?.length === 1 ? there[0]! : null;
  });
  get brings(): readonly Line[] {
    return (this.picking ?? this.hovered)?.brings ?? [];
  }
  /** Places that the prompt of a guided game points at. */
  pointed = $derived.by<ReadonlySet<string>>(() => {
    const token = this.scene?.lesson?.token;
    return new Set(this.choices?.options.find((option) => option.token === token)?.targets ?? []);
  });
  get lastPicked(): string | null {
    return this.picked.at(-1) ?? null;
  }

  isChosen(target: string): boolean {
    return this.picked.includes(target) || (this.picking?.targets.includes(target) ?? false);
  }

  say(id: string, args: Record<string, unknown> = {}): string {
    return words.of(this.game).say(id, args, this.names);
  }

  word(id: string, args: Record<string, unknown> = {}): string {
    return words.board(this.game).say(id, args, this.names);
  }

  spot(target: string, label: string): Attachment<Element> {
    return spot(this, target, label);
  }

  private nameOf(index: number): string {
    const seat = this.info?.seats[index];
    if (!seat || seat.kind === 'open') return t('seat-open');
    if (seat.name) return seat.name;
    return seat.kind === 'bot' ? t('bot-name', { letter: LETTERS[index]! }) : t('player-name', { letter: LETTERS[index]! });
  }

  // What the reader does

  pick(target: string): void {
    const options = this.choices?.options ?? [];
    if (this.picking?.targets.includes(target) && this.picked.includes(target)) {
      this.confirm();
      return;
    }
    this.picking = null;
    this.picked = pick(options, this.picked, target);
    const one = meant(options, this.picked);
    if (one) this.choose(one);
  }

  /** Chooses an option; sends it at once where the reader's settings say so. */
  choose(option: Option): void {
    if (this.picking?.token === option.token) {
      this.confirm();
      return;
    }
    this.picking = option;
    const atOnce = settings.confirm === 'never' || (settings.confirm === 'final' && !option.final);
    if (atOnce) this.confirm();
    else this.picked = option.targets.length > 0 ? [...option.targets] : [];
  }

  confirm(): void {
    if (!this.picking || !this.scene || !this.choices) return;
    this.trouble = '';
    const key = crypto.randomUUID();
    this.sent = key;
    this.busy = true;
    this.answered = this.scene.mark;
    this.remember();
    this.answers = [...this.answers, this.log.length];
    this.wire?.send({ kind: 'answer', key, mark: this.scene.mark, token: this.picking.token });
    this.letGo();
  }

  letGo(): void {
    this.picked = [];
    this.picking = null;
    this.hoveredTarget = null;
    this.hoveredOption = null;
  }

  undo(): void {
    if (!this.scene?.undo.may || this.busy || !this.live) return;
    const key = crypto.randomUUID();
    this.sent = key;
    this.busy = true;
    this.letGo();
    this.wire?.send({ kind: 'undo', key, mark: this.scene.mark });
  }

  /** What was decided and can be taken back, one entry for each answer: its first line, and the log's length before it. */
  thisTurn = $derived.by<{ line: Line; at: number }[]>(() =>
    this.live && this.scene?.undo.may ? this.answers.flatMap((at) => (this.log[at] ? [{ line: this.log[at], at }] : [])) : [],
  );

  /** Takes back everything since the log had so many lines. */
  undoTo(at: number): void {
    this.undoneTo = at;
    this.undo();
  }

  /** Asks the expert about the question on show. */
  advise(): void {
    if (this.scene && this.choices) this.expert.ask(this.scene.mark);
  }

  talk(text: string): void {
    this.wire?.send({ kind: 'say', key: crypto.randomUUID(), text });
  }

  /** Said a moment later: an element that is taken away loses the focus while the page is being drawn. */
  hover(target: string | null): void {
    queueMicrotask(() => (this.hoveredTarget = target));
  }

  hoverOption(option: Option | null): void {
    queueMicrotask(() => (this.hoveredOption = option));
  }

  mark(line: Line | null): void {
    queueMicrotask(() => (this.marked = new Set(line ? (this.room?.places?.(line, this) ?? []) : [])));
  }

  // What the server tells

  private hear(told: Told): void {
    switch (told.kind) {
      case 'whole':
        this.start(told.table, told.scene);
        this.chat = told.chat;
        this.watchers = told.watchers;
        this.otherRelease = this.release !== '' && this.release !== told.release;
        this.release ||= told.release;
        void this.review.greeted();
        return;
      case 'moved':
        this.scenes.add(told.scene);
        return;
      case 'people':
        this.info = told.table;
        this.watchers = told.watchers;
        return;
      case 'chatted':
        if (this.chat.some((line) => line.number === told.line.number)) return;
        this.chat = [...this.chat, told.line];
        if (told.line.seat !== this.me || this.me === null) this.unread += 1;
        play('chat');
        return;
      case 'done':
        this.settled(told.key);
        return;
      case 'refused':
        this.refused(told.key, told.problem, told.scene);
        return;
      case 'past':
        this.history.show(told.at, told.view, told.before);
        return;
      case 'advice':
        this.wire?.confirmed(told.key);
        this.expert.hear(told.mark, told.lines);
        return;
      case 'reviewing':
        void this.review.hear(told.done, told.whole, told.problem);
        return;
      case 'pong':
        return;
    }
  }

  private start(info: TableInfo, scene: Scene | null): void {
    this.info = info;
    void words.want(info.game);
    if (!this.room) void room(info.game).then((found) => (this.room = found));
    if (!scene) return;
    this.scenes.clear();
    this.history.leave();
    if (this.sent === null || !this.wire?.waits(this.sent)) this.reopen();
    this.show(scene);
    const kept = Number(sessionStorage.getItem(`motu.seen.${this.id}`) ?? 'NaN');
    this.seenUpTo = Number.isNaN(kept) ? this.log.length : Math.min(kept, this.log.length);
  }

  private settled(key: string): void {
    this.wire?.confirmed(key);
    if (key !== this.sent) return;
    this.free();
    if (this.undoneTo === null) return;
    if (this.log.length > this.undoneTo && this.scene?.undo.may) this.undo();
    else this.undoneTo = null;
  }

  private free(): void {
    this.sent = null;
    this.busy = false;
  }

  private reopen(): void {
    this.free();
    this.answered = null;
    this.undoneTo = null;
  }

  private refused(key: string | null, problem: Problem, scene: Scene | null): void {
    if (key !== null) this.wire?.confirmed(key);
    if (key === this.sent) this.reopen();
    this.expert.thinking = false;
    this.trouble = complaint(problem);
    if (!scene) return;
    this.scenes.clear();
    this.show(scene);
  }

  private remember(): void {
    this.seenUpTo = this.log.length;
    sessionStorage.setItem(`motu.seen.${this.id}`, String(this.seenUpTo));
  }

  private async move(scene: Scene, pace: number): Promise<void> {
    const fresh = scene.since <= this.log.length ? scene.log : [];
    const root = this.live ? this.root : null;
    const flights = fresh.flatMap((line) => this.room?.flights?.(line, this) ?? []);
    const before = root && pace > 0 ? look(root, flights) : null;
    this.show(scene);
    await tick();
    if (root && before) {
      fly(root, before, pace);
      await sleep(pace);
    }
  }

  private show(scene: Scene): void {
    if (scene.mark !== this.scene?.mark) {
      this.letGo();
      this.expert.forget();
    }
    this.lessonSteps = scene.lesson?.steps ?? this.lessonSteps;
    this.log = [...this.log.slice(0, scene.since), ...scene.log];
    this.seenUpTo = Math.min(this.seenUpTo, this.log.length);
    const asked = this.choices !== null;
    this.scene = scene;
    if (asked) this.drawn = scene;
    else void drawn().then(() => this.scene === scene && (this.drawn = scene));
    this.answered = null;
    this.answers = scene.undo.may ? this.answers.filter((at) => at < this.log.length) : [];
  }
}
