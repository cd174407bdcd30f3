/** Animations when the table changes: pieces slide from their old place to the new one, and copies fly where something changes hands. */
import type { Flight } from './board_api';

interface Copy {
  flight: Flight;
  from: DOMRect;
  size: DOMRect;
  copy: HTMLElement;
}

interface Snapshot {
  pieces: Map<string, DOMRect>;
  copies: Copy[];
}

/** Remembers where everything is before the table changes. */
export function capture(root: HTMLElement, flights: readonly Flight[]): Snapshot {
  const pieces = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    pieces.set(piece.dataset.piece!, piece.getBoundingClientRect());
  }
  const copies: Snapshot['copies'] = [];
  for (const flight of flights) {
    const from = findPlace(root, flight.from)?.getBoundingClientRect();
    const like = findPlace(root, flight.like ?? flight.from);
    const size = like?.getBoundingClientRect();
    if (from && size && size.width > 0 && from.width > 0) copies.push({ flight, from, size, copy: cloneWithStyle(like!) });
  }
  return { pieces, copies };
}

/** A copy that looks the same anywhere: it keeps the custom properties that it inherited. */
export function cloneWithStyle(like: HTMLElement): HTMLElement {
  const copy = like.cloneNode(true) as HTMLElement;
  for (const [name, [value]] of like.computedStyleMap?.() ?? []) {
    if (name.startsWith('--') && value) copy.style.setProperty(name, value.toString());
  }
  return copy;
}

/** Animates the change since a snapshot. All positions are read before anything moves, so that the page is laid out once. */
export function animate(root: HTMLElement, before: Snapshot, durationMs: number): void {
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-piece]')].flatMap((piece) => {
    const old = before.pieces.get(piece.dataset.piece!);
    return old ? [{ piece, old, box: piece.getBoundingClientRect() }] : [];
  });
  const copies = before.copies.map((copy) => ({ copy, to: findPlace(root, copy.flight.to)?.getBoundingClientRect() }));
  for (const { piece, old, box } of pieces) slide(piece, old, box, durationMs);
  copies.forEach(({ copy, to }, number) => {
    if (to && to.width > 0) flyCopy(copy, to, durationMs, number);
  });
}

function findPlace(root: HTMLElement, name: string): HTMLElement | null {
  const safe = CSS.escape(name);
  return root.querySelector<HTMLElement>(`[data-place="${safe}"], [data-target="${safe}"]`);
}

function slide(piece: HTMLElement, old: DOMRect, box: DOMRect, durationMs: number): void {
  const [dx, dy] = [old.left - box.left, old.top - box.top];
  if (Math.abs(dx) + Math.abs(dy) < 2 || box.width === 0) return;
  piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: durationMs, easing: 'ease-out' });
}

const ATTRIBUTES = ['data-lit', 'data-chosen', 'data-marked', 'data-target', 'data-place', 'data-piece', 'id', 'tabindex', 'role', 'aria-label'];

/** Takes from a copy what only the original may have. */
export function asPicture(copy: Element): void {
  for (const element of [copy, ...copy.querySelectorAll('*')]) for (const attribute of ATTRIBUTES) element.removeAttribute(attribute);
  copy.setAttribute('aria-hidden', 'true');
}

function flyCopy({ copy, from, size }: Copy, to: DOMRect, durationMs: number, number: number): void {
  asPicture(copy);
  Object.assign(copy.style, {
    position: 'fixed', inset: '0 auto auto 0', width: `${size.width}px`, height: `${size.height}px`, margin: '0',
    zIndex: '60', pointerEvents: 'none', transformOrigin: '0 0',
  });
  document.body.append(copy);
  const start = fitTransform(from, size);
  const end = fitTransform(to, size);
  const movement = copy.animate(
    [{ transform: start, opacity: 1 }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }],
    { duration: durationMs * 1.25, delay: number * durationMs * 0.25, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' },
  );
  void movement.finished.finally(() => copy.remove());
}

/** The transform that centres something of a size in a box, shrunk to fit. */
function fitTransform(box: DOMRect, size: DOMRect): string {
  const scale = Math.min(1, Math.max(0.3, Math.min(box.width / size.width, box.height / size.height)));
  const x = box.left + (box.width - size.width * scale) / 2;
  const y = box.top + (box.height - size.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Waits for the next frame. A hidden page draws none. */
function nextFrame(): Promise<void> {
  return new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => done())));
}

/** Waits this many milliseconds and for the next frame: on a busy machine scenes come later, not several at once. */
export async function wait(milliseconds: number): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds));
  await nextFrame();
}

/** Waits until the current state has been painted. */
export async function afterPaint(): Promise<void> {
  await nextFrame();
  await new Promise((done) => setTimeout(done));
}
