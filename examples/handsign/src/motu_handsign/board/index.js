/**
 * The board of Handsign in the browser, in plain JavaScript.
 *
 * `board(element, table)` draws into an element and returns what is called when the table changes, and when it is left.
 * `table` is what every board of Motu is given: the view, names, words, and `asTarget`, which makes an element a choice.
 */
const STYLE = `
  .handsign { display: grid; gap: 18px; padding: 18px; justify-items: center; }
  .handsign .numbers { display: flex; gap: 16px; }
  .handsign .number { position: relative; width: 96px; height: 128px; border-radius: 14px; display: grid; place-items: center; background: var(--card); box-shadow: var(--shadow); font: 700 52px/1 var(--text); }
  .handsign .number.mine { outline: 4px solid var(--lagoon-2); }
  .handsign table { border-collapse: collapse; background: var(--card); border-radius: 12px; box-shadow: var(--shadow); }
  .handsign th, .handsign td { padding: 7px 14px; text-align: center; }
`;
const NUMBERS = [0, 1, 2];

export function board(element, table) {
  const style = document.createElement('style');
  style.textContent = STYLE;
  const root = document.createElement('div');
  root.className = 'handsign';
  const cards = NUMBERS.map((number) => {
    const card = document.createElement('div');
    card.className = 'number';
    card.textContent = String(number);
    card.dataset.place = `number/${number}`;
    return card;
  });
  const numbers = document.createElement('div');
  numbers.className = 'numbers';
  numbers.append(...cards);
  const rounds = document.createElement('table');
  root.append(numbers, rounds);
  element.append(style, root);
  const leave = cards.map((card, number) => table.asTarget(`number/${number}`, table.say('option-show', { number }))(card));

  function cell(kind, text) {
    const made = document.createElement(kind);
    made.textContent = text;
    return made;
  }

  function update() {
    cards.forEach((card, number) => card.classList.toggle('mine', table.view.chosen === number));
    const head = document.createElement('tr');
    head.append(cell('th', table.say('round')), ...table.seats.map((seat) => cell('th', seat.name)));
    const rows = table.view.shown.map((shown, index) => {
      const row = document.createElement('tr');
      row.append(cell('th', String(index + 1)), ...shown.map((number) => cell('td', String(number))));
      return row;
    });
    rounds.replaceChildren(head, ...rows);
  }

  update();
  return { update, destroy: () => leave.forEach((one) => one?.()) };
}
