"""The figures page as somebody uses it: what its inputs hold, and how figures are typed."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.visitor import Json, Visitor

Step = str | int
REMARKS = {"source", "sure", "name", "id"}
FIXED = {("map", "terrains"), ("map", "islands"), ("fish", "kinds"), ("jewelry", "kinds")}
"""Lists of kinds that the rules know by name: shown, but not typed."""

READ = """() => {
  const number = (input) => (input.value === '' ? null : Number(input.value));
  const all = (element, what) => [...element.querySelectorAll(what)];
  const effects = (element) => all(element, ':scope > [data-effect]').map(effect);
  function effect(element) {
    const found = { op: element.querySelector('select').value };
    for (const param of all(element, ':scope > [data-param]')) {
      const value = parameter(param);
      if (value !== null && !(Array.isArray(value) && value.length === 0)) found[param.dataset.param] = value;
    }
    return found;
  }
  function parameter(element) {
    const nested = element.querySelector(':scope > [data-effects]');
    if (nested) return effects(nested);
    const select = element.querySelector('select');
    if (select) return select.value || null;
    const ticks = all(element, '[type=checkbox]');
    if (element.dataset.param === 'kinds') return ticks.filter((tick) => tick.checked).map((tick) => tick.value);
    if (ticks.length === 1) return ticks[0].checked || null;
    const inputs = all(element, 'input');
    return element.dataset.param === 'cost' ? inputs.map(number) : number(inputs[0]);
  }
  const rank = (row) => all(row, 'select')[1].value;
  const amount = (row) => (row.querySelector('input') ? number(row.querySelector('input')) : rank(row));
  const cost = (row) => [row.dataset.cost, amount(row)];
  const kinds = {
    number: (element) => number(element.querySelector('input')),
    name: (element) => element.querySelector('select').value,
    flag: (element) => element.querySelector('input').checked,
    numbers: (element) => all(element, 'input').map(number),
    names: (element) => all(element, 'select').map((select) => select.value),
    rows: (element) => all(element, '.list').map((row) => all(row, 'input').map(number)),
    effects: (element) => effects(element.querySelector('[data-effects]')),
    'effect-lists': (element) => all(element, 'ol > li > [data-effects]').map(effects),
    cost: (element) => Object.fromEntries(all(element, '[data-cost]').map(cost)),
    counts: (element) => all(element, 'input').map(number),
  };
  const fixed = (element) => element.querySelector('.fixed')?.textContent;
  const read = (element) => fixed(element) ?? kinds[element.dataset.kind](element);
  return all(document, '[data-figure]').map((element) => [JSON.parse(element.dataset.figure), read(element)]);
}"""
"""What every input of the page holds, by the block and the path of its figure."""


def key(*place: Step) -> str:
    """A place as the page writes it."""
    return json.dumps(place, separators=(",", ":"))


def shown_figures(visitor: Visitor) -> dict[str, Any]:
    """What the page shows, read back from its inputs, with all lists of effects opened."""
    visitor.page.evaluate("() => document.querySelectorAll('[data-edit-effects]').forEach((button) => button.click())")
    return {key(*place): value for place, value in visitor.page.evaluate(READ)}


def figures_of(visitor: Visitor, game: str, edition: str = "standard") -> Json:
    """What the server says of an edition."""
    found: Json = visitor.page.evaluate(
        "path => fetch(path).then((answer) => answer.json())", f"/api/games/{game}/editions/{edition}"
    )
    return found


def expected_figures(figures: Json) -> dict[str, Any]:
    """What the inputs have to hold for these figures."""
    found: dict[str, Any] = {}
    for block, content in figures.items():
        for name, value in content.items():
            if name in REMARKS:
                continue
            if is_entries(value):
                for at, entry in enumerate(value):
                    for field, figure in entry.items():
                        if field not in REMARKS:
                            found[key(block, name, at, field)] = counts(figure) if block == "tasks" else figure
            else:
                found[key(block, name)] = value
    return found


def is_entries(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "op" not in value[0]


def counts(figure: Any) -> Any:
    """Of what a task needs, the numbers can be typed."""
    return [need["count"] for need in figure] if isinstance(figure, list) else figure


def figure(visitor: Visitor, *place: Step) -> Locator:
    return visitor.page.locator(f"[data-figure='{key(*place)}']")


def press(visitor: Visitor, target: str | Locator, way: str) -> None:
    """Press a button or a link."""
    located = visitor.page.locator(target) if isinstance(target, str) else target
    if way == "touch":
        located.tap()
    elif way == "keyboard":
        located.focus()
        visitor.page.keyboard.press("Enter")
    else:
        located.click()


def type_figure(visitor: Visitor, place: tuple[Step, ...], text: str, way: str, number: int = 0) -> None:
    """Type a figure as its reader would: into its input, over what is there."""
    field = figure(visitor, *place).locator("input").nth(number)
    if way == "touch":
        field.tap()
    elif way == "keyboard":
        field.focus()
    else:
        field.click()
    visitor.page.keyboard.press("Control+A")
    visitor.page.keyboard.type(text)


def open_figures(visitor: Visitor, game: str, edition: str = "") -> None:
    visitor.open(f"/figures/{game}" + (f"/{edition}" if edition else ""))
    visitor.page.wait_for_selector("[data-block]")


def expect_check(visitor: Visitor, state: str) -> None:
    """Wait until the page says that the figures fit, or that they do not."""
    expect(visitor.page.locator("[data-check]")).to_have_attribute("data-check", state)
