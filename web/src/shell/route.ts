/** The page that an address names. */

/** A new table that an address asks for: its game, and the edition to play with (may be empty). */
export interface NewTableRoute {
  game: string;
  edition: string;
}

export type Route =
  | { page: 'start'; play: string | null; make: NewTableRoute | null }
  | { page: 'figures'; game: string; edition: string }
  | { page: 'table' | 'text'; id: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'howto'; game: string }
  | { page: 'settings' }
  | { page: 'ladder' | 'statistics'; game: string }
  | { page: 'player'; player: string }
  | { page: 'recover'; link: string }
  | { page: 'link'; does: 'stop' | 'confirm'; link: string }
  | { page: 'not-found' };

export function parseRoute(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  if (parts.includes('\uFFFD')) return { page: 'not-found' };
  if (parts.length === 0) return { page: 'start', play: null, make: null };
  if (parts[0] === 'play' && parts.length === 2) return { page: 'start', play: parts[1]!, make: null };
  if (parts[0] === 'new' && (parts.length === 2 || parts.length === 3)) return { page: 'start', play: null, make: { game: parts[1]!, edition: parts[2] ?? '' } };
  if (parts[0] === 'figures' && parts.length <= 3) return { page: 'figures', game: parts[1] ?? '', edition: parts[2] ?? '' };
  if (parts[0] === 't' && parts.length === 3 && parts[2] === 'text') return { page: 'text', id: parts[1]! };
  if (parts[0] === 't' && parts.length === 2) return { page: 'table', id: parts[1]! };
  if (parts[0] === 'rules' && parts.length === 2) return { page: 'rules', game: parts[1]!, clause: hash.slice(1) };
  if (parts[0] === 'how-to' && parts.length === 2) return { page: 'howto', game: parts[1]! };
  if ((parts[0] === 'ladder' || parts[0] === 'statistics') && parts.length === 2) return { page: parts[0], game: parts[1]! };
  if (parts[0] === 'players' && parts.length === 2) return { page: 'player', player: parts[1]! };
  if (parts[0] === 'settings' && parts.length === 1) return { page: 'settings' };
  if (parts[0] === 'recover' && parts.length === 2) return { page: 'recover', link: parts[1]! };
  if (parts[0] === 'notifications' && parts.length === 3 && (parts[1] === 'stop' || parts[1] === 'confirm')) return { page: 'link', does: parts[1], link: parts[2]! };
  return { page: 'not-found' };
}

/** A part of an address. One that is spoilt, such as %E0%A4%A, leads nowhere instead of breaking the page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '\uFFFD';
  }
}

/** Whether somebody typed what may be a short code: six letters and digits, perhaps in two groups. */
export function isShortCode(typed: string): boolean {
  return /^[0-9a-z]{6}$/i.test(typed.replace(/[\s-]/g, ''));
}

/** Whether somebody typed what may be the id of an old table: six letters and no digits. */
export function isOldId(typed: string): boolean {
  return /^[a-z]{6}$/i.test(typed.trim());
}

/** The table that somebody typed or pasted: a link, with or without the secret of a seat, or the id alone. */
export function parseInvitation(typed: string): { id: string; secret: string } {
  const [, link, secret] = /\/t\/([^/#?\s]+)[^#\s]*(#\S+)?/.exec(typed) ?? [];
  const id = link ?? typed.trim();
  return { id: isOldId(id) ? id.toUpperCase() : id.toLowerCase(), secret: secret ?? '' };
}
