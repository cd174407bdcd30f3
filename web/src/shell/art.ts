/** Symbols of SVG pictures, laid into the page once, so that every icon is one `use`. */
import icons from './art/icons.svg?raw';

let host: SVGSVGElement | null = null;

/** Adds the symbols and patterns of a picture that are not there yet. */
export function lay(picture: string): void {
  const found = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
  host ??= begin();
  for (const part of [...found.children]) {
    const pieces = part.tagName === 'defs' ? [...part.children] : [part];
    for (const piece of pieces) if (!document.getElementById(piece.id)) host.append(document.adoptNode(piece));
  }
}

function begin(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.position = 'absolute';
  document.body.prepend(svg);
  return svg;
}

export const layIcons = () => lay(icons);
