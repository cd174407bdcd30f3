/** A piece of the board, drawn large. */
import { asPicture, cloneWithStyle } from './animation';

const MOST = 4;
/** A piece that can't be drawn clearly larger than it is. */
const LEAST = 1.25;
const PIECES = '[data-tip], [data-piece], [data-target]';

export interface Picture {
  element: Element;
  words: string;
  width: number;
  height: number;
  scale: number;
}

/** The piece that something on the page belongs to. */
export function pieceOf(at: EventTarget | null): Element | null {
  return at instanceof Element && at.closest('.board, .mine, .pane') ? at.closest(PIECES) : null;
}

/** The piece as a picture for a window of this size; null if it is large already. */
export function pictureOf(piece: Element, room: { width: number; height: number }): Picture | null {
  const box = piece.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const scale = Math.min(MOST, room.width / box.width, room.height / box.height);
  if (scale < LEAST) return null;
  const words = piece.closest('[data-tip]')?.getAttribute('data-tip') ?? piece.getAttribute('aria-label') ?? '';
  return { element: copyOf(piece, box), words, width: box.width, height: box.height, scale };
}

function copyOf(piece: Element, box: DOMRect): Element {
  const copy = cloneWithStyle(piece as HTMLElement);
  asPicture(copy);
  if (piece instanceof SVGGraphicsElement && piece.ownerSVGElement) return framed(piece, copy);
  Object.assign((copy as HTMLElement).style, { position: 'static', margin: '0', width: `${box.width}px`, height: `${box.height}px`, transform: 'none', pointerEvents: 'none' });
  return copy;
}

/** A part of a drawing needs a drawing around it. */
function framed(piece: SVGGraphicsElement, copy: Element): Element {
  const { x, y, width, height } = piece.getBBox();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  copy.removeAttribute('transform');
  frame.append(copy);
  return frame;
}
