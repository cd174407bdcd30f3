/** Keys of messages: an answer with the same key counts once. */

/** Nobody else has this key. `crypto.randomUUID` would do, but pages that come over http on a local network lack it. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
