/** Which page is open. The address bar is the only source of that. */
import { parseRoute, type Route } from './route';

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.update());
  }

  navigate(address: string): void {
    history.pushState(null, '', address);
    this.update();
    scrollTo(0, 0);
  }

  private update(): void {
    this.route = parseRoute(location.pathname, location.hash);
  }
}

export const router = new Router();

/** Makes links inside the page change the route without reloading it. */
export function handleLinkClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element).closest('a');
  if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
  if (anchor.pathname.startsWith('/api/')) return;
  if (anchor.hash && anchor.pathname === location.pathname) return;
  event.preventDefault();
  router.navigate(anchor.pathname + anchor.search + anchor.hash);
}
