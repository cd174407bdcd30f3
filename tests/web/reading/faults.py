"""Faults planted in a page: each is a small change of the document that a reader of the page must notice."""

from __future__ import annotations

from dataclasses import dataclass

UNDOABLE = """
const undoings = [];
const put = (element, name, value) => {
  const before = element.getAttribute(name);
  element.setAttribute(name, value);
  undoings.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
};
const style = (element, name, value) => {
  const before = element.style.getPropertyValue(name);
  element.style.setProperty(name, value);
  undoings.push(() => element.style.setProperty(name, before));
};
const write = (node, words) => {
  const before = node.textContent;
  node.textContent = words;
  undoings.push(() => (node.textContent = before));
};
const move = (element, to) => {
  const [parent, next] = [element.parentNode, element.nextSibling];
  to.append(element);
  undoings.push(() => parent.insertBefore(element, next));
};
const shift = (element, to) => {
  const [a, b] = [centre(element), centre(to)];
  const scale = element.getScreenCTM?.()?.a ?? 1;
  put(element, 'transform', `translate(${(b.x - a.x) / scale} ${(b.y - a.y) / scale})`);
};
const more = (element) => write(element, String(Number(element.textContent) + 1));
"""
"""What a plant uses. Everything is taken back after the reading."""


@dataclass(frozen=True, slots=True)
class Fault:
    game: str
    name: str
    plant: str
    """What is done to the page."""
    found: str
    """The beginning of the path of a fact that must differ."""


FAULTS = [
    Fault(
        "bora_bora",
        "the temple is mirrored",
        """const spaces = from('left', '.temple .space');
        const priests = spaces.map((space) => space.querySelector('.priest'));
        priests.forEach((priest, at) => priest && move(priest, spaces[spaces.length - 1 - at]));""",
        "temple/",
    ),
    Fault(
        "bora_bora",
        "a hut stands one region off",
        """const hut = all('svg.map use[href="#bb-hut"]')[0].parentElement;
        const far = (plot) => Math.hypot(centre(plot).x - centre(hut).x, centre(plot).y - centre(hut).y);
        const plots = all('.plot').filter((plot) => far(plot) > 60).sort((a, b) => far(a) - far(b));
        shift(hut, plots[0]);""",
        "regions/",
    ),
    Fault("bora_bora", "a shell too many", "more(one('.mine .goods > :nth-child(2)').lastChild);", "own/shells"),
    Fault(
        "bora_bora",
        "a priest in another colour",
        "style(one('.temple .priest'), '--ia', 'var(--seat-5)');",
        "temple/",
    ),
    Fault("bora_bora", "a god card is missing", "style(one('.mine .hand .slot'), 'display', 'none');", "own/hand"),
    Fault(
        "bora_bora",
        "a man with a tattoo less",
        "style(one('section.people .strip svg'), 'display', 'none');",
        "men/",
    ),
    Fault(
        "bora_bora",
        "a status marker one field ahead",
        """const stacks = from('left', '.status .stack');
        const at = stacks.findIndex((stack) => stack.querySelector('span'));
        move(stacks[at].querySelector('span'), stacks[at + 1]);""",
        "status/",
    ),
    Fault(
        "bora_bora",
        "two fish have changed places",
        """const [a, ...rest] = all('text.fv');
        const b = rest.find((value) => value.textContent !== a.textContent);
        const value = a.textContent;
        write(a, b.textContent);
        write(b, value);""",
        "regions/",
    ),
    Fault(
        "bora_bora",
        "a die on another tile",
        """const die = one('.acts .dice [data-piece]');
        move(die, all('.acts .dice').find((dice) => dice !== die.parentElement));""",
        "tiles/",
    ),
    Fault(
        "bora_bora",
        "a person of another kind",
        """const tile = one('section.people .em use');
        put(tile, 'href', tile.getAttribute('href') === '#bb-r-build' ? '#bb-r-status' : '#bb-r-build');""",
        "men/",
    ),
    Fault(
        "bali",
        "two cards of a row have changed places",
        """const drawn = (card) => card.querySelector('.art use').getAttribute('href');
        const row = all('section').find((row) => new Set(all('.card', row).map(drawn)).size > 1);
        const cards = all('.card', row);
        const other = cards.find((card) => drawn(card) !== drawn(cards[0]));
        const [a, b] = [cards[0].style.getPropertyValue('--n'), other.style.getPropertyValue('--n')];
        style(cards[0], '--n', b);
        style(other, '--n', a);""",
        "rows/",
    ),
    Fault(
        "bali",
        "the demon on another row",
        "move(one('svg.token'), all('.stack').find((stack) => !stack.querySelector('.token')));",
        "demon",
    ),
    Fault("bali", "a good too many in the supply", "more(all('.market .n')[1].firstChild);", "supply/"),
    Fault(
        "bali",
        "another good on the altar",
        """const good = one('.altar .top use');
        put(good, 'href', good.getAttribute('href') === '#g-rice' ? '#g-peanut' : '#g-rice');""",
        "altar/top",
    ),
    Fault(
        "bali",
        "the crown at the wrong front",
        "style(one('.mine .fk .cn .ic') ?? one('.mine .fk .cn b'), 'display', 'none');",
        "own/",
    ),
    Fault(
        "raiatea",
        "a price marker one space higher",
        """const levels = all('.chart')[0].querySelectorAll('.lvl');
        const at = [...levels].findIndex((level) => level.querySelector('.mk'));
        move(levels[at].querySelector('.mk'), levels[at > 0 ? at - 1 : at + 1]);""",
        "markers/",
    ),
    Fault(
        "raiatea",
        "two missions have changed places",
        """const statue = one('.statues svg[role="group"]');
        const [a, b] = all('.tok', statue).filter((token) => token.querySelector('.face'));
        const name = a.getAttribute('aria-label');
        put(a, 'aria-label', b.getAttribute('aria-label'));
        put(b, 'aria-label', name);""",
        "statues/",
    ),
    Fault(
        "raiatea",
        "a badge of another seat in the order",
        "write(one('.site ol:not(.rounds) .badge text'), 'E');",
        "order/",
    ),
    Fault(
        "raiatea",
        "a place glows that may not be chosen",
        "put(all('[data-target]:not([data-lit])')[0], 'data-lit', '');",
        "lit",
    ),
    Fault(
        "raiatea",
        "a card is missing in the forest",
        "style(one('[data-target^=\"forest/\"]'), 'display', 'none');",
        "forest",
    ),
]
