"""What a page draws where: each reader looks at the places of a board and returns what lies on them."""

from __future__ import annotations

from typing import Any

from tests.web.visitor import Visitor

LETTERS = "ABCDE"
"""The letters of the seats, as every board draws them."""

TOOLS = """
const box = (one) => one.getBoundingClientRect();
/** What is in sight, in the order of the document. */
const all = (css, root = document) => [...root.querySelectorAll(css)].filter((one) => one.getClientRects().length > 0);
/** What is in sight, from the left or from the top. */
const from = (side, css, root) => all(css, root).sort((one, other) => box(one)[side] - box(other)[side]);
/** What is read of each place, by the name under which it is clicked. */
const places = (css, read, root) => Object.fromEntries(all(css, root).map((one) => [one.dataset.target, read(one)]));
const has = (one, css) => one.querySelector(css) !== null;
const text = (one, css) => one.querySelector(css)?.textContent ?? null;
const number = (one, css) => Number(text(one, css));
const art = (one, css) => one.querySelector(css)?.getAttribute('href') ?? null;
const colour = (one) => /bb-c-([A-E])\\b/.exec(one.getAttribute('class'))[1];
const seats = (css, root) => all(css, root).map((one) => text(one, '.badge text'));
"""

BORA_BORA = """({
  temple: from('left', '.temple .space').map((one) => ({
    number: number(one, 'i'),
    target: one.dataset.target,
    name: one.getAttribute('aria-label'),
    seat: art(one, '[href^="#bb-seat-"]')?.slice(-1) ?? null,
    piece: one.querySelector('[data-piece]')?.dataset.piece ?? null,
  })),
  status: from('left', '.status .field').map((field) => from('top', '[data-piece]', field).map(colour)),
  in_front: from('left', '.status .field').map((field) => {
    const marker = from('top', '[data-piece] svg', field)[0];
    if (!marker) return null;
    const { left, right, top, bottom } = box(marker);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return colour(hit.closest('[data-piece]'));
  }),
  order: seats('.status .order > span'),
  tiles: places('[data-target^="tile/"]', (tile) =>
    all('svg.die', tile).map((die) => ({ seat: colour(die), face: die.children.length - 1 }))),
  people: places('.people [data-target]', (one) => ({
    number: number(one, 'i'), symbols: all('.strip svg', one).length, title: one.title,
  })),
  jewelry: places('.jewelry [data-target]', (one) => ({
    points: text(one, 'b'), shells: text(one, 'small'), title: one.title,
  })),
  tasks: places('[data-target^="tasks/"]', (one) => one.title),
  spaces: places('[data-target^="space/"]', (one) => ({
    number: number(one, 'i'), hut: has(one, '[href="#bb-hut"]'), person: one.querySelector('.who')?.title ?? null,
  })),
  ceremony: places('[data-target^="ceremony/"]', (one) => ({
    material: art(one, 'use').slice(4), on: one.classList.contains('on'),
  })),
})"""

BALI = """({
  rows: all('section[aria-label]').filter((row) => has(row, '[data-piece^="row/"]')).map((row) => ({
    name: row.getAttribute('aria-label'),
    left: box(row).left,
    demon: has(row, '[data-piece="demon"]'),
    cards: from('top', '[data-piece^="row/"]', row).map((card) => ({
      art: art(card, '.art use').slice(3), target: card.dataset.target ?? null,
    })),
  })),
})"""

RAIATEA = """({
  order: from('left', '[data-piece^="order-"]').map((one) => ({
    number: number(one, 'small'), seat: text(one, '.badge text'), first: has(one, '.first'),
  })),
  tracks: all('.tracks .track').map((track) => from('left', '.sp', track).map((one) => seats('[data-piece]', one))),
  markers: places('[data-target^="prices/"]', (one) => ({
    number: number(one, '.no'), here: has(one, '[data-piece]'),
  })),
  statues: all('.statues svg[role="group"]').map((statue) => places('.tok', (one) => ({
    title: text(one, 'title'),
    empty: has(one, '.hollow'),
    hidden: has(one, '.back'),
    top: Math.round(box(one).top),
  }), statue)),
  round: from('left', '.rounds li').findIndex((one) => one.classList.contains('now')) + 1,
})"""

READERS = {"bora_bora": BORA_BORA, "bali": BALI, "raiatea": RAIATEA}


def drawn(visitor: Visitor, game: str) -> Any:
    """Everything in sight that a reader of the game knows."""
    return visitor.page.evaluate(f"() => {{ {TOOLS} return {READERS[game]}; }}")


def letter(seat: int | None) -> str | None:
    return None if seat is None else LETTERS[seat]
