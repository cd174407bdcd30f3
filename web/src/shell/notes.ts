/** What the page itself keeps in this browser for single tables: notes, what was seen, drafts. */

const OWN_KEYS = /^motu\.(notes|seen|draft)\./;

/** Deletes all of it. */
export function forgetNotes(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (OWN_KEYS.test(key)) storage.removeItem(key);
  }
}
