/** Which page is open. The address bar is the only source of that. */
import { anchorOf, hrefOf, placeOf, type Place } from './address';
import { parseRoute, type Route } from './route';
import { alone } from './site';

/** The href of a link to a page. */
export const to = (address: string): string => hrefOf(address, alone);

/** The whole address of a page, for somebody else. */
export const linkTo = (address: string): string => new URL(to(address), location.href).href;

/** Where the reader is. */
export const here = (): Place => placeOf(location, alone);

function currentRoute(): Route {
  const { path, hash } = here();
  return parseRoute(path, hash);
}

class Router {
  route = $state.raw<Route>(currentRoute());

  constructor() {
    addEventListener('popstate', () => this.update());
  }

  navigate(address: string): void {
    history.pushState(null, '', to(address));
    this.update();
    scrollTo(0, 0);
  }

  /** Changes the address without opening another page. */
  rename(address: string): void {
    history.replaceState(null, '', to(address));
  }

  /** Shows a place on the page of a site. On a server the browser does it. */
  showPlace(id: string): void {
    this.rename(`${here().path}#${id}`);
    this.update();
    document.getElementById(decodeURIComponent(id))?.scrollIntoView();
  }

  private update(): void {
    this.route = currentRoute();
  }
}

export const router = new Router();

/** Makes links inside the page change the route without reloading it. */
export function handleLinkClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element).closest('a');
  if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
  const inside = anchorOf(anchor.getAttribute('href') ?? '', alone);
  if (inside && 'place' in inside) {
    if (!alone) return;
    event.preventDefault();
    router.showPlace(inside.place);
    return;
  }
  if (!inside && (alone || anchor.pathname.startsWith('/api/'))) return;
  event.preventDefault();
  router.navigate(inside ? inside.page : anchor.pathname + anchor.search + anchor.hash);
}
