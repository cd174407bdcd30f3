/** What an address names. */

export type Place =
  | { page: 'start'; play: string | null }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'settings' }
  | { page: 'lost' };

export function read(path: string, hash: string): Place {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts.length === 0) return { page: 'start', play: null };
  if (parts[0] === 'play' && parts.length === 2) return { page: 'start', play: parts[1]! };
  if (parts[0] === 't' && parts.length === 2) return { page: 'table', id: parts[1]! };
  if (parts[0] === 'rules' && parts.length === 2) return { page: 'rules', game: parts[1]!, clause: hash.slice(1) };
  if (parts[0] === 'settings' && parts.length === 1) return { page: 'settings' };
  return { page: 'lost' };
}
