/** What moved is seen to move: pieces glide from their old place to the new one, copies fly where a thing changes hands. */
import type { Flight } from './seam';

interface Copy {
  flight: Flight;
  from: DOMRect;
  size: DOMRect;
  copy: HTMLElement;
}

interface Before {
  pieces: Map<string, DOMRect>;
  copies: Copy[];
}

/** Looks at the table before it changes. */
export function look(root: HTMLElement, flights: readonly Flight[]): Before {
  const pieces = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    pieces.set(piece.dataset.piece!, piece.getBoundingClientRect());
  }
  const copies: Before['copies'] = [];
  for (const flight of flights) {
    const from = place(root, flight.from)?.getBoundingClientRect();
    const like = place(root, flight.like ?? flight.from);
    const size = like?.getBoundingClientRect();
    if (from && size && size.width > 0 && from.width > 0) copies.push({ flight, from, size, copy: copied(like!) });
  }
  return { pieces, copies };
}

/** A copy that looks the same anywhere: it takes along the sizes and colours that it had from its surroundings. */
function copied(like: HTMLElement): HTMLElement {
  const copy = like.cloneNode(true) as HTMLElement;
  for (const [name, [value]] of like.computedStyleMap?.() ?? []) {
    if (name.startsWith('--') && value) copy.style.setProperty(name, value.toString());
  }
  return copy;
}

/** Shows, after the table has changed, where everything went. Every place is looked up before anything moves, so that the page is laid out once. */
export function fly(root: HTMLElement, before: Before, pace: number): void {
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-piece]')].flatMap((piece) => {
    const old = before.pieces.get(piece.dataset.piece!);
    return old ? [{ piece, old, box: piece.getBoundingClientRect() }] : [];
  });
  const copies = before.copies.map((copy) => ({ copy, to: place(root, copy.flight.to)?.getBoundingClientRect() }));
  for (const { piece, old, box } of pieces) glide(piece, old, box, pace);
  copies.forEach(({ copy, to }, number) => {
    if (to && to.width > 0) send(copy, to, pace, number);
  });
}

function place(root: HTMLElement, name: string): HTMLElement | null {
  const safe = CSS.escape(name);
  return root.querySelector<HTMLElement>(`[data-place="${safe}"], [data-target="${safe}"]`);
}

function glide(piece: HTMLElement, old: DOMRect, box: DOMRect, pace: number): void {
  const [dx, dy] = [old.left - box.left, old.top - box.top];
  if (Math.abs(dx) + Math.abs(dy) < 2 || box.width === 0) return;
  piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: pace, easing: 'ease-out' });
}

const MARKS = ['data-lit', 'data-chosen', 'data-marked', 'data-target', 'data-place', 'data-piece', 'id', 'tabindex', 'role', 'aria-label'];

function send({ copy, from, size }: Copy, to: DOMRect, pace: number, number: number): void {
  for (const element of [copy, ...copy.querySelectorAll('*')]) for (const mark of MARKS) element.removeAttribute(mark);
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed', inset: '0 auto auto 0', width: `${size.width}px`, height: `${size.height}px`, margin: '0',
    zIndex: '60', pointerEvents: 'none', transformOrigin: '0 0',
  });
  document.body.append(copy);
  const start = within(from, size);
  const end = within(to, size);
  const movement = copy.animate(
    [{ transform: start, opacity: 1 }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }],
    { duration: pace * 1.25, delay: number * pace * 0.25, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' },
  );
  void movement.finished.finally(() => copy.remove());
}

/** The transform that puts a thing of a size into the middle of a box, shrunk to fit. */
function within(box: DOMRect, size: DOMRect): string {
  const scale = Math.min(1, Math.max(0.3, Math.min(box.width / size.width, box.height / size.height)));
  const x = box.left + (box.width - size.width * scale) / 2;
  const y = box.top + (box.height - size.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Waits for the next frame; none is drawn on a page that is not looked at. */
function frame(): Promise<void> {
  return new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => done())));
}

/** Waits so long, and for the next frame: on a busy machine scenes come later, not several at once. */
export async function sleep(time: number): Promise<void> {
  await new Promise((done) => setTimeout(done, time));
  await frame();
}

/** Waits until what is on show now has been drawn. */
export async function drawn(): Promise<void> {
  await frame();
  await new Promise((done) => setTimeout(done));
}
