/** What moved is seen to move: pieces glide from their old place to the new one, copies fly where a thing changes hands. */
import type { Flight } from './seam';

interface Before {
  pieces: Map<string, DOMRect>;
  copies: { flight: Flight; box: DOMRect; copy: HTMLElement }[];
}

/** Looks at the table before it changes. */
export function look(root: HTMLElement, flights: readonly Flight[]): Before {
  const pieces = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    pieces.set(piece.dataset.piece!, piece.getBoundingClientRect());
  }
  const copies: Before['copies'] = [];
  for (const flight of flights) {
    const from = place(root, flight.from);
    const box = from?.getBoundingClientRect();
    if (from && box && box.width > 0) copies.push({ flight, box, copy: from.cloneNode(true) as HTMLElement });
  }
  return { pieces, copies };
}

/** Shows, after the table has changed, where everything went. */
export function fly(root: HTMLElement, before: Before, pace: number): void {
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const old = before.pieces.get(piece.dataset.piece!);
    if (old) glide(piece, old, pace);
  }
  before.copies.forEach(({ flight, box, copy }, number) => {
    const to = place(root, flight.to)?.getBoundingClientRect();
    if (to && to.width > 0) send(copy, box, to, pace, number);
  });
}

function place(root: HTMLElement, name: string): HTMLElement | null {
  const safe = CSS.escape(name);
  return root.querySelector<HTMLElement>(`[data-place="${safe}"], [data-target="${safe}"]`);
}

function glide(piece: HTMLElement, old: DOMRect, pace: number): void {
  const box = piece.getBoundingClientRect();
  const [dx, dy] = [old.left - box.left, old.top - box.top];
  if (Math.abs(dx) + Math.abs(dy) < 2 || box.width === 0) return;
  piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: pace, easing: 'ease-out' });
}

function send(copy: HTMLElement, from: DOMRect, to: DOMRect, pace: number, number: number): void {
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['data-lit', 'data-chosen', 'data-marked', 'data-target', 'data-place', 'data-piece', 'id', 'tabindex', 'role']) {
      element.removeAttribute(name);
    }
  }
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('flying');
  Object.assign(copy.style, {
    position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`,
    margin: '0', inset: 'auto', zIndex: '60', pointerEvents: 'none', transformOrigin: '0 0',
  });
  copy.style.left = `${from.left}px`;
  copy.style.top = `${from.top}px`;
  document.body.append(copy);
  const size = Math.min(1, Math.max(0.25, Math.min(to.width / from.width, to.height / from.height)));
  const dx = to.left + (to.width - from.width * size) / 2 - from.left;
  const dy = to.top + (to.height - from.height * size) / 2 - from.top;
  const movement = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: 1, offset: 0.85 },
      { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: 0 },
    ],
    { duration: pace * 1.25, delay: number * pace * 0.25, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' },
  );
  movement.finished.finally(() => copy.remove());
}
