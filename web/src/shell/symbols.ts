/** Symbols of SVG files, added to the page once, so that every icon is one `use`. */
import icons from './art/icons.svg?raw';

let container: SVGSVGElement | null = null;

/** Adds the symbols and patterns of an SVG file that are not on the page yet. */
export function addSymbols(svg: string): void {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  container ??= createContainer();
  for (const child of [...root.children]) {
    const symbols = child.tagName === 'defs' ? [...child.children] : [child];
    for (const symbol of symbols) if (!document.getElementById(symbol.id)) container.append(document.adoptNode(symbol));
  }
}

function createContainer(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.position = 'absolute';
  document.body.prepend(svg);
  return svg;
}

export const addIcons = () => addSymbols(icons);
