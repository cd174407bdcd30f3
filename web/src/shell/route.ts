/** The page that an address names. */

export type Route =
  | { page: 'start'; play: string | null }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'settings' }
  | { page: 'not-found' };

export function parseRoute(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts.length === 0) return { page: 'start', play: null };
  if (parts[0] === 'play' && parts.length === 2) return { page: 'start', play: parts[1]! };
  if (parts[0] === 't' && parts.length === 2) return { page: 'table', id: parts[1]! };
  if (parts[0] === 'rules' && parts.length === 2) return { page: 'rules', game: parts[1]!, clause: hash.slice(1) };
  if (parts[0] === 'settings' && parts.length === 1) return { page: 'settings' };
  return { page: 'not-found' };
}
