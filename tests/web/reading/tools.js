/** What every reader of a page uses. A reader knows only the document: where things are, what they show, what is written. */
const LETTERS = 'ABCDE';
const box = (one) => one.getBoundingClientRect();
const centre = (one) => {
  const { left, right, top, bottom } = box(one);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};
const inSight = (one) => one.getClientRects().length > 0 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
/** What is in sight, in the order of the document. */
const all = (css, root = document) => [...root.querySelectorAll(css)].filter(inSight);
const one = (css, root = document) => all(css, root)[0] ?? null;
/** What is in sight, from the left, the top or by another side of its box. */
const from = (side, css, root) => all(css, root).sort((a, b) => box(a)[side] - box(b)[side]);
const written = (element) => (element ? element.textContent.replace(/\s+/g, ' ').trim() : null);
const text = (css, root) => written(one(css, root));
/** The only whole number that is written there. */
const number = (element) => {
  const found = written(element)?.match(/\d+/g) ?? [];
  return found.length === 1 ? Number(found[0]) : `written: ${written(element)}`;
};
const count = (css, root) => {
  const there = one(css, root);
  return there ? number(there) : null;
};
/** The pictures of an element without the prefix of their names, in the order of the document. */
const arts = (prefix, element) =>
  [...element.querySelectorAll('use')].filter(inSight).map((use) => use.getAttribute('href')).filter((href) => href?.startsWith(`#${prefix}-`)).map((href) => href.slice(prefix.length + 2));
const art = (prefix, element) => arts(prefix, element)[0] ?? null;
const label = (element) => element?.getAttribute('aria-label') ?? null;

const probe = document.body.appendChild(document.createElement('span'));
const computed = new Map();
/** A colour as the browser computes it. Asking costs a new calculation of all styles, so it is done once for each. */
const rgb = (colour) => {
  if (!computed.has(colour)) {
    probe.style.color = '';
    probe.style.color = colour;
    computed.set(colour, getComputedStyle(probe).color);
  }
  return computed.get(colour);
};
/** The seat that has a colour, where it is seen: on dark ground colours are lighter. */
const seatOfColour = (colour, element) => {
  const styles = getComputedStyle(element);
  const seat = [1, 2, 3, 4, 5].map((number) => rgb(styles.getPropertyValue(`--seat-${number}`))).indexOf(rgb(colour));
  return seat < 0 ? `colour: ${colour}` : seat;
};
/** The seat of a badge: letter, shape and colour must say the same. */
function badgeSeat(badge, coloured = true) {
  if (!badge) return null;
  const seat = LETTERS.indexOf(written(badge.querySelector('text')));
  const shape = badge.firstElementChild;
  const kind = { circle: 'A', rect: 'C', path: { 3: 'B', 4: 'D', 10: 'E' }[shape.getAttribute('d')?.match(/[MLH]/g).length] }[shape.tagName];
  const colour = coloured ? seatOfColour(getComputedStyle(shape).fill, shape) : seat;
  return LETTERS[seat] === kind && colour === seat ? seat : `badge: ${LETTERS[seat]} ${kind} ${colour}`;
}
const badges = (css, root) => all(css, root).map((badge) => badgeSeat(badge));
/** The id whose words an element's label, or a text, begins with. */
function named(words, text) {
  if (text === null || text === undefined) return null;
  const plain = text.trim().toLowerCase();
  const fits = Object.entries(words).filter(([said]) => plain === said.toLowerCase() || (plain.startsWith(said.toLowerCase()) && /^[.,:;( ]/.test(plain.slice(said.length))));
  fits.sort(([a], [b]) => b.length - a.length);
  return fits.length > 0 ? fits[0][1] : `words: ${text}`;
}
/**
 * While a page is read it is not looked at, only measured: what waits for the next frame comes at once, and nothing is
 * painted in between. Returns what puts everything back.
 */
function workAtOnce() {
  const { setTimeout, requestAnimationFrame } = window;
  window.setTimeout = (work, delay, ...rest) => (delay ? setTimeout(work, delay, ...rest) : (queueMicrotask(() => work(...rest)), 0));
  window.requestAnimationFrame = (draw) => (queueMicrotask(() => draw(performance.now())), 0);
  return () => Object.assign(window, { setTimeout, requestAnimationFrame });
}
/** Waits until the page has followed: it works in microtasks only. */
const frame = async () => {
  for (let turn = 0; turn < 24; turn++) await null;
};
/** Presses a button and waits until the page has followed. */
async function press(button) {
  button.click();
  await frame();
}
const PHONE = () => document.querySelector('.page.phone') !== null;
const tab = (name) => document.getElementById(`tab-${name}`);
async function openTab(name) {
  const button = tab(name);
  if (!button) return false;
  if (button.getAttribute('aria-selected') !== 'true' || button.getAttribute('aria-expanded') === 'false') await press(button);
  return true;
}
const pane = () => document.getElementById('pane');
/** What is drawn of some seats but the reader's, wherever the page shows it. `read` is given the part of the page. */
async function others(read, wanted) {
  const found = {};
  if (PHONE()) {
    await openTab('others');
    const heads = all(':scope > h2', pane());
    for (const head of heads) {
      const seat = badgeSeat(head.querySelector('.badge'));
      if (wanted.includes(seat)) found[seat] = await read(head.nextElementSibling);
    }
    return found;
  }
  for (const card of all('.others .other')) {
    const seat = badgeSeat(card.querySelector('.badge'));
    if (!wanted.includes(seat)) continue;
    await press(card);
    const dialog = document.querySelector('dialog[open]');
    found[seat] = await read(dialog.querySelector('.whole'));
    await press(dialog.querySelector('.x'));
  }
  return found;
}
/** The points by source in the tab of scores: by seat and source. */
async function pointsBySource(words) {
  await openTab(PHONE() ? 'table' : 'scores');
  const table = one(':scope > table', pane());
  const seats = badges('thead .badge', table);
  const points = Object.fromEntries(seats.map((seat) => [seat, {}]));
  for (const row of all('tbody tr', table)) {
    const source = named(words, text('th', row));
    all('td', row).forEach((cell, at) => (points[seats[at]][source] = number(cell)));
  }
  const totals = Object.fromEntries(all('tfoot tr:first-child td', table).map((cell, at) => [seats[at], number(cell)]));
  return { points, totals };
}
/** The seats that are said to decide now, besides the reader's. */
const othersAsked = (words) =>
  all('.others .other').filter((card) => [words.thinks, words.decides].includes(label(one('.presence', card)))).map((card) => badgeSeat(card.querySelector('.badge')));
const litTargets = () => all('[data-target][data-lit]').map((place) => place.dataset.target);
const merge = (a, b) => {
  for (const [key, value] of Object.entries(b))
    a[key] = value !== null && typeof value === 'object' && !Array.isArray(value) && a[key] && typeof a[key] === 'object' ? merge(a[key], value) : value;
  return a;
};
