/** A table as this browser sees it: what the server sent, what is on show, what is being chosen. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { AnnouncementInfo, ChatLine, LogLine, Option, Problem, Scene, ServerMessage, TableInfo, View, Vote } from '../generated/messages';
import { afterPaint, animate, capture, wait } from './animation';
import { getFigures } from './api';
import type { Worded } from './catalogue';
import { host } from './host';
import { newKey } from './message_key';
import { TableClock } from './clock.svelte';
import { Consent } from './consent.svelte';
import type { GameUi, Seat, Table } from './board_api';
import { Expert } from './expert.svelte';
import { loadGameUi } from './games';
import { History } from './history.svelte';
import { Plans } from './plans.svelte';
import { Review } from './review.svelte';
import { SceneQueue } from './scene_queue';
import { SeatEvents, seatEvents } from './seat_events.svelte';
import { litTargets, matching, onlyMatch, pick } from './selection';
import { screen, settings } from './settings.svelte';
import { TableSocket, type ConnectionState } from './socket';
import { play } from './sound';
import { Tally } from './tally.svelte';
import { asTarget } from './target.svelte';
import { problemText, t, words } from './words.svelte';

const LETTERS = 'ABCDE';
/** After this time figures that could not be loaded are asked for again. */
const RETRY_MS = 2000;
/** The shortest pause before a question with one answer is answered. */
const FORCED_MS = 250;
/** How long each moment stays while a game is played back, besides the time for what moves. */
const PLAYBACK_MS = 800;
const NO_FIGURES = {};
const EMPTY_VIEW: View = { game: '', asked: [], decision: null, over: false, seats: [] };

export class TableClient implements Table {
  info = $state.raw<TableInfo | null>(null);
  ui = $state.raw<GameUi | null>(null);
  /** The figures of the table's edition; empty until they are loaded. */
  figures = $state.raw<object>(NO_FIGURES);
  connection = $state<ConnectionState>('connecting');
  chat = $state.raw<ChatLine[]>([]);
  watchers = $state(0);
  readonly clock = new TableClock();
  readonly consent = new Consent(() => this.scene?.mark, (message) => this.socket?.send(message));
  readonly plans = new Plans((message) => this.socket?.send(message));
  announcements = $state.raw<AnnouncementInfo[]>([]);
  release = $state('');
  otherRelease = $state(false);
  /** The last thing that went wrong, as a sentence. It is shown until the next answer. */
  error = $state('');
  /** The scene on show. Newer ones may be waiting in the queue. */
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<LogLine[]>([]);
  readonly review: Review;
  readonly expert = new Expert((mark) => this.socket?.send({ kind: 'advise', key: newKey(), mark }));
  readonly tally = new Tally(() => this.socket?.send({ kind: 'tally' }));
  readonly history = new History(
    () => this.log.length,
    (at, before, eyes) => this.socket?.send({ kind: 'look', at, ...(before === undefined ? {} : { before }), ...(eyes === undefined ? {} : { eyes }) }),
    () => this.clearSelection(),
    () => PLAYBACK_MS + 2 * this.animationMs,
  );
  /** The length of the log when the reader's last turn ended. */
  seenUpTo = $state(0);
  /** Whether an answer or an undo waits for the server. */
  busy = $state(false);
  unread = $state(0);
  /** Whether the table is hidden until whoever is asked has this device in their hands. */
  covered = $state(false);
  /** Whose seat was shown last on a device that several people share. */
  private shownTo: number | null = null;
  /** Whether the board is shown without the pieces on it. */
  bare = $state(false);
  private picked = $state.raw<string[]>([]);
  private chosenOption = $state.raw<Option | null>(null);
  private hoveredTarget = $state<string | null>(null);
  private hoveredOption = $state.raw<Option | null>(null);
  marked = $state.raw<ReadonlySet<string>>(new Set());
  /** The length of the log before each answer that can still be undone. */
  private answers = $state.raw<number[]>([]);
  /** Undo is repeated until the log is this short. */
  private undoTarget: number | null = null;
  /** Whether the reader goes on without the prompts of the tutorial. It is remembered, so that a table left comes back as it was. */
  guidanceOff = $state(false);
  /** Undo is repeated until the tutorial goes on. */
  private returning = false;
  /** Whether a prompt of the tutorial, or its farewell, is on show: the expert is silent then. */
  lessonShown = $state(false);
  /** The number of prompts in the tutorial, once one was shown. */
  tutorialSteps = $state(0);
  private readonly scenes = new SceneQueue(
    () => this.animationMs,
    (scene, animationMs) => this.showAnimated(scene, animationMs),
    () => play(this.scene?.result ? 'end' : this.scene?.choices ? 'turn' : 'move'),
  );
  /** The key of the answer or undo that waits for the server. */
  private sentKey: string | null = null;
  /** What this tab answered last, the options that there were, and the length of the log then. */
  lastAnswer = $state.raw<{ token: string; options: readonly Option[]; at: number } | null>(null);
  /** The scene that was answered. Its options are hidden at once, before the server replies. */
  private answeredMark = $state<string | null>(null);
  /**
   * The scene that is painted. The options of a scene and the displays beside the board follow one frame after the
   * board, so that no frame has to draw everything. A reader who is asked already stays asked when another one moves.
   */
  private paintedScene = $state.raw<Scene | null>(null);
  private socket: TableSocket | null = null;
  private forcedTimer = 0;
  root: HTMLElement | null = null;

  constructor(readonly id: string) {
    this.review = new Review(id);
    this.events = new SeatEvents(id);
    this.guidanceOff = sessionStorage.getItem(`motu.free.${id}`) === 'yes';
  }

  open(): void {
    this.socket = new TableSocket(() => host.open(this.id), (message) => this.receive(message), (state) => (this.connection = state));
  }

  close(): void {
    clearTimeout(this.forcedTimer);
    this.socket?.close();
    this.clock.close();
    this.tally.close();
    this.history.pause();
  }

  // What a board reads

  get game(): string {
    return this.info?.game ?? '';
  }
  get live(): boolean {
    return this.history.moment === null;
  }
  get view(): View {
    return this.history.moment?.view ?? this.scene?.view ?? EMPTY_VIEW;
  }
  /** The log up to the moment on show. */
  shownLog = $derived.by<readonly LogLine[]>(() => (this.history.moment ? this.log.slice(0, this.history.moment.at) : this.log));
  get deferredView(): View {
    return this.history.moment?.view ?? this.paintedScene?.view ?? this.view;
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
  get animationMs(): number {
    return settings.animationMs;
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
  /** Whether something is played back: the next question waits until it is over, and the log does not give it away. */
  held = $state(false);
  /** What happened to the seats while this tab was open. */
  readonly events: SeatEvents;
  /** Whether the dialog to play on opens with the next past moment. */
  playOnWanted = $state(false);
  /** Whether the points are being counted at the end, and whether they were, in this tab. */
  counting = $state(false);
  counted = false;
  choices = $derived.by(() => {
    const open = !this.held && this.live && !this.busy && !this.result && this.scene?.mark !== this.answeredMark && this.scene === this.paintedScene;
    return open ? (this.scene?.choices ?? null) : null;
  });
  get decision(): string | null {
    return this.choices?.decision ?? null;
  }
  lit = $derived.by<ReadonlyMap<string, readonly Option[]>>(() => litTargets(this.choices?.options ?? [], this.picked));
  /** The options that fit the picked targets, if there are several: the reader chooses from a list of them. */
  candidates = $derived.by<Option[]>(() => {
    if (this.picked.length === 0 || this.chosenOption) return [];
    const fitting = matching(this.choices?.options ?? [], this.picked);
    return fitting.length > 1 ? fitting : [];
  });
  get chosen(): Option | null {
    return this.chosenOption;
  }
  hovered = $derived.by<Option | null>(() => {
    if (this.hoveredOption) return this.hoveredOption;
    const there = this.hoveredTarget === null ? undefined : this.lit.get(this.hoveredTarget);
    return there?.length === 1 ? there[0]! : null;
  });
  get preview(): readonly LogLine[] {
    return (this.chosenOption ?? this.hovered)?.preview ?? [];
  }
  /** The targets that the prompt of a tutorial points at. */
  tutorialTargets = $derived.by<ReadonlySet<string>>(() => {
    const token = this.guidanceOff ? undefined : this.scene?.tutorial?.token;
    return new Set(this.choices?.options.find((option) => option.token === token)?.targets ?? []);
  });
  /** Whether the reader can plan a move now: while other people think. */
  get mayPlan(): boolean {
    const waits = this.live && this.me !== null && this.info?.stage === 'playing' && !this.info.one_device && !this.info.tutorial;
    return waits && !this.seats[this.me!]?.asked && this.seats.some((seat) => seat.asked && !seat.bot);
  }
  get lastPicked(): string | null {
    return this.picked.at(-1) ?? null;
  }

  /** The words of things that name figures, if the table has other figures than the catalogue. */
  private readonly worded: Worded = (kind, thing) => (this.ownFigures && this.ui?.worded?.(this, kind, thing)) || {};

  /** Whether the table is played with other figures than the standard ones. */
  get ownFigures(): boolean {
    return this.info !== null && !this.info.edition.standard && this.info.edition.known;
  }

  isChosen(target: string): boolean {
    return this.picked.includes(target) || (this.chosenOption?.targets.includes(target) ?? false);
  }

  say(id: string, args: Record<string, unknown> = {}): string {
    return words.ofGame(this.game).say(id, args, this.names, this.worded);
  }

  word(id: string, args: Record<string, unknown> = {}): string {
    return words.ofBoard(this.game).say(id, args, this.names);
  }

  asTarget(target: string, label: string): Attachment<Element> {
    return asTarget(this, target, label);
  }

  private nameOf(index: number): string {
    const seat = this.info?.seats[index];
    if (!seat || seat.kind === 'open') return t('seat-open');
    if (seat.name) return seat.name;
    if (seat.hidden) return t('hidden-player', { letter: LETTERS[index]! });
    return seat.kind === 'bot' ? t('bot-name', { letter: LETTERS[index]! }) : t('former-player', { letter: LETTERS[index]! });
  }

  // What the reader does

  pick(target: string): void {
    const options = this.choices?.options ?? [];
    if (this.chosenOption?.targets.includes(target) && this.picked.includes(target)) {
      this.confirm();
      return;
    }
    this.chosenOption = null;
    this.picked = pick(options, this.picked, target);
    const option = onlyMatch(options, this.picked);
    if (option) this.choose(option);
  }

  /** Chooses an option, and sends it at once if the reader's settings say so. */
  choose(option: Option): void {
    if (this.chosenOption?.token === option.token) {
      this.confirm();
      return;
    }
    this.chosenOption = option;
    if (this.waits(option)) this.picked = option.targets.length > 0 ? [...option.targets] : [];
    else this.confirm();
  }

  /** Whether an option waits for the button of the move: by the reader's settings, or because it ends the turn. */
  waits(option: Option): boolean {
    return this.endsTurn(option) || settings.confirm === 'always' || (settings.confirm === 'final' && option.irreversible);
  }

  /**
   * Whether an option waits for the button that ends the turn: by the reader's settings, or because somebody else at the
   * table may have answered it a moment later.
   */
  endsTurn(option: Option): boolean {
    if (!option.ends_turn || settings.confirm === 'never') return false;
    return settings.endTurn || (this.info?.seats.some((seat, index) => seat.kind === 'person' && index !== this.me) ?? false);
  }

  confirm(): void {
    if (!this.chosenOption || !this.scene || !this.choices) return;
    this.error = '';
    const key = newKey();
    this.lastAnswer = { token: this.chosenOption.token, options: this.choices.options, at: this.log.length };
    this.sentKey = key;
    this.busy = true;
    this.answeredMark = this.scene.mark;
    this.answers = [...this.answers, this.log.length];
    this.socket?.send({ kind: 'answer', key, mark: this.scene.mark, token: this.chosenOption.token });
    this.clearSelection();
  }

  clearSelection(): void {
    this.picked = [];
    this.chosenOption = null;
    this.hoveredTarget = null;
    this.hoveredOption = null;
  }

  undo(): void {
    if (!this.scene?.undo.allowed || this.busy || !this.live) return;
    const key = newKey();
    this.sentKey = key;
    this.busy = true;
    this.clearSelection();
    this.socket?.send({ kind: 'undo', key, mark: this.scene.mark });
  }

  /**
   * The answers of this turn that can be undone: the first line of each, and the length of the log before it. Against
   * bots undo reaches further back, but what belongs to earlier turns is not listed.
   */
  undoable = $derived.by<{ line: LogLine; at: number }[]>(() =>
    this.live && !this.result && this.scene?.undo.allowed
      ? this.answers.flatMap((at) => (at >= this.seenUpTo && this.log[at] ? [{ line: this.log[at], at }] : []))
      : [],
  );

  /** Undoes everything since the log had `at` lines. */
  undoTo(at: number): void {
    this.undoTarget = at;
    this.undo();
  }

  /** Turns the prompts of the tutorial off or on. The game itself goes on. */
  setGuidance(on: boolean): void {
    this.guidanceOff = !on;
    if (on) sessionStorage.removeItem(`motu.free.${this.id}`);
    else sessionStorage.setItem(`motu.free.${this.id}`, 'yes');
  }

  /** Undoes what was chosen instead of the tutorial's suggestions, until the tutorial goes on. */
  returnToTutorial(): void {
    this.returning = true;
    this.undo();
  }

  /** Asks the expert about the current question. */
  askExpert(): void {
    if (this.scene && this.choices) this.expert.ask(this.scene.mark);
  }

  sendChat(text: string): void {
    this.socket?.send({ kind: 'say', key: newKey(), text });
  }

  vote(choice: Vote['choice']): void {
    this.socket?.send({ kind: 'vote', key: newKey(), choice });
  }

  hold(on: boolean): void {
    this.held = on;
  }

  // These change the state a microtask later: an element that is removed loses the focus in the middle of a render.

  hover(target: string | null): void {
    queueMicrotask(() => (this.hoveredTarget = target));
  }

  hoverOption(option: Option | null): void {
    queueMicrotask(() => (this.hoveredOption = option));
  }

  mark(line: LogLine | null): void {
    queueMicrotask(() => (this.marked = new Set(line ? (this.ui?.targetsOf?.(line, this) ?? []) : [])));
  }

  // What the server sends

  private receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'whole':
        this.start(message.table, message.scene);
        this.chat = message.chat;
        this.watchers = message.watchers;
        this.clock.receive(message.table.clock);
        this.consent.receive(message.asking_back);
        this.plans.plan = message.plan;
        this.plans.moved(message.scene?.choices != null);
        this.announcements = message.announcements;
        this.otherRelease = this.release !== '' && this.release !== message.release;
        this.release ||= message.release;
        void this.review.onReconnected();
        return;
      case 'moved':
        this.consent.moved();
        this.plans.moved(message.scene.choices !== null);
        this.scenes.add(message.scene);
        return;
      case 'people':
        if (this.scene) this.events.add(seatEvents(this.info?.seats ?? [], message.table.seats, this.log.length, (seat) => this.nameOf(seat)));
        this.info = message.table;
        this.watchers = message.watchers;
        this.clock.receive(message.table.clock);
        return;
      case 'clock':
        this.clock.receive(message.clock);
        return;
      case 'asking-back':
        this.consent.receive(message.request, message.refused);
        return;
      case 'announced':
        this.announcements = message.announcements;
        return;
      case 'chatted':
        if (this.chat.some((line) => line.number === message.line.number)) return;
        this.chat = [...this.chat, message.line];
        if (message.line.seat !== this.me || this.me === null) this.unread += 1;
        play('chat');
        return;
      case 'done':
        this.onDone(message.key);
        return;
      case 'refused':
        this.onRefused(message.key, message.problem, message.scene);
        return;
      case 'past':
        this.history.receive(message.at, message.view, message.before);
        return;
      case 'advice':
        this.socket?.confirm(message.key);
        this.expert.receive(message.mark, message.lines);
        return;
      case 'foreseen':
        this.plans.foreseen = message;
        return;
      case 'planned':
        this.plans.plan = message.plan;
        return;
      case 'tallied':
        this.tally.receive(message.mark, message.seats);
        return;
      case 'reviewing':
        void this.review.onProgress(message.done, message.whole, message.problem);
        return;
      case 'pong':
        return;
    }
  }

  private start(info: TableInfo, scene: Scene | null): void {
    this.info = info;
    void words.loadGames(info.game);
    if (!this.ui) void loadGameUi(info.game).then((ui) => (this.ui = ui));
    if (this.figures === NO_FIGURES) void this.loadFigures(info);
    if (!scene) return;
    // Who opens a table that is over, or comes back to it, is shown the end at once.
    this.counted ||= scene.result !== null && !this.counting;
    this.scenes.clear();
    this.tally.clear();
    this.covered = info.one_device === true && info.stage === 'playing' && info.you !== this.shownTo;
    this.history.backToLive();
    if (this.sentKey === null || !this.socket?.isPending(this.sentKey)) this.resetAnswer();
    this.show(scene);
    const stored = Number(sessionStorage.getItem(this.seenKey) ?? 'NaN');
    this.seenUpTo = Number.isNaN(stored) ? this.log.length : Math.min(stored, this.log.length);
  }

  /** People who share a device have each seen something else. */
  private get seenKey(): string {
    return this.info?.one_device ? `motu.seen.${this.id}.${this.info.you}` : `motu.seen.${this.id}`;
  }

  /** Whoever is asked has the device now. */
  lift(): void {
    this.shownTo = this.me;
    this.covered = false;
  }

  /** A table whose edition is not known any more is archived. It is drawn with the standard figures. */
  private async loadFigures({ game, edition }: TableInfo): Promise<void> {
    try {
      this.figures = await getFigures(game, edition.known ? edition.hash : null);
    } catch {
      setTimeout(() => this.info && this.loadFigures(this.info), RETRY_MS);
    }
  }

  /** Whether everything is there that a board needs. */
  get complete(): boolean {
    return this.info !== null && this.ui !== null && this.figures !== NO_FIGURES;
  }

  private onDone(key: string): void {
    this.socket?.confirm(key);
    if (key !== this.sentKey) return;
    this.clearSent();
    if (this.returning) {
      this.returning = !this.scene?.tutorial && this.scene?.undo.allowed === true;
      if (this.returning) this.undo();
      return;
    }
    if (this.undoTarget === null) return;
    if (this.log.length > this.undoTarget && this.scene?.undo.allowed) this.undo();
    else this.undoTarget = null;
  }

  private clearSent(): void {
    this.sentKey = null;
    this.busy = false;
  }

  /** Makes the question open again. */
  private resetAnswer(): void {
    this.clearSent();
    this.answeredMark = null;
    this.undoTarget = null;
    this.returning = false;
  }

  private onRefused(key: string | null, problem: Problem, scene: Scene | null): void {
    if (key !== null) this.socket?.confirm(key);
    if (key === this.sentKey) this.resetAnswer();
    this.expert.thinking = false;
    this.error = problemText(problem);
    if (!scene) return;
    this.scenes.clear();
    this.show(scene);
  }

  private rememberSeen(): void {
    this.seenUpTo = this.log.length;
    sessionStorage.setItem(this.seenKey, String(this.seenUpTo));
  }

  private async showAnimated(scene: Scene, animationMs: number): Promise<void> {
    const fresh = scene.since <= this.log.length ? scene.log : [];
    const root = this.live ? this.root : null;
    const flights = fresh.flatMap((line) => this.ui?.flights?.(line, this) ?? []);
    const before = root && animationMs > 0 ? capture(root, flights) : null;
    this.show(scene);
    await tick();
    if (root && before) {
      animate(root, before, animationMs);
      await wait(animationMs);
    }
  }

  /**
   * A question with one answer is answered for the reader. It is asked only because others must not learn that there is
   * nothing to choose, so the pause is uneven, as if somebody thought about it.
   */
  private answerForced(scene: Scene): void {
    clearTimeout(this.forcedTimer);
    const only = scene.choices?.options.length === 1 ? scene.choices.options[0]! : null;
    if (!only || scene.tutorial) return;
    const pause = FORCED_MS + this.animationMs * 2;
    const answer = () => {
      if (this.scene !== scene) return;
      if (this.choices !== scene.choices) this.forcedTimer = window.setTimeout(answer, FORCED_MS);
      else {
        this.chosenOption = only;
        this.confirm();
      }
    };
    this.forcedTimer = window.setTimeout(answer, pause * (1 + 2 * Math.random()));
  }

  private show(scene: Scene): void {
    if (scene.mark !== this.scene?.mark) {
      this.clearSelection();
      this.expert.clear();
    }
    this.tutorialSteps = scene.tutorial?.steps ?? this.tutorialSteps;
    this.log = [...this.log.slice(0, scene.since), ...scene.log];
    this.seenUpTo = Math.min(this.seenUpTo, this.log.length);
    // The reader's turn is over with the first scene in which nothing is asked of them.
    if (this.scene?.choices && !scene.choices) this.rememberSeen();
    const asked = this.choices !== null;
    this.scene = scene;
    if (asked) this.paintedScene = scene;
    else void afterPaint().then(() => this.scene === scene && (this.paintedScene = scene));
    this.answeredMark = null;
    this.answerForced(scene);
    this.answers = scene.undo.allowed ? this.answers.filter((at) => at < this.log.length) : [];
  }
}
