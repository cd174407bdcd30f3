/** Addresses of pages. On a server they are paths. A site is one file, so that it works in any folder: there they follow its `#`. */

export interface Place {
  path: string;
  search: string;
  hash: string;
}

/** The page that the address bar names. */
export function placeOf(location: Pick<Location, 'pathname' | 'search' | 'hash'>, one: boolean): Place {
  if (!one) return { path: location.pathname, search: location.search, hash: location.hash };
  const [, path = '/', search = '', hash = ''] = /^#(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(location.hash) ?? [];
  return { path, search, hash };
}

/** What a link to an address has as its href. */
export function hrefOf(address: string, one: boolean): string {
  return one ? `#${address}` : address;
}

/** Where a link leads that begins with `#`: to a page of a site, or to a place on this page. */
export function anchorOf(href: string, one: boolean): { page: string } | { place: string } | null {
  if (!href.startsWith('#')) return null;
  return one && href.startsWith('#/') ? { page: href.slice(1) } : { place: href.slice(1) };
}
