/** Which page is open: the address bar is the only truth. */
import { read, type Place } from './address';

class Way {
  place = $state.raw<Place>(read(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.look());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.place = read(location.pathname, location.hash);
  }
}

export const way = new Way();

/** Lets links inside the page change the place without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element).closest('a');
  if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
  if (anchor.pathname.startsWith('/api/')) return;
  if (anchor.hash && anchor.pathname === location.pathname) return;
  event.preventDefault();
  way.go(anchor.pathname + anchor.search + anchor.hash);
}
