/** Whether this page is a site without a server: then the tables are in this browser. */
import type { Site } from '../engine/protocol';

function read(): Site | null {
  const told = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="motu-site"]')?.content;
  return told ? (JSON.parse(told) as Site) : null;
}

export const site = read();
/** Whether nobody but the reader can be here: no friends, no chat, no lobby. */
export const alone = site !== null;
