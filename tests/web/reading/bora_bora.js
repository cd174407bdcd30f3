/** What Bora Bora's board shows, in the shape of the view. */
async function readBoraBora(words, details) {
  const phone = PHONE();
  const KIND_OF_ART = { 'r-vp': 'points', offering: 'offering', shell: 'shell' };
  const pieceSeat = (piece) => seatOfColour(getComputedStyle(piece).getPropertyValue('--ia'), piece);
  /** A piece in a seat's colour, with the seat's mark on it. */
  const markedSeat = (piece) => {
    const seat = pieceSeat(piece);
    const mark = art('bb-seat', piece);
    return mark === null || LETTERS[seat] === mark ? seat : `piece: ${seat} ${mark}`;
  };
  const dieOf = (die) => ({ seat: pieceSeat(die), face: die.children.length - 1 });
  const person = (slot) => {
    const tile = one('.pt', slot);
    if (!tile) return null;
    const emblem = art('bb', tile.querySelector('.em'));
    const kind = KIND_OF_ART[emblem] ?? emblem.replace(/^r-/, '');
    const sex = art('bb', tile.querySelector('.bust'));
    const symbols = arts('bb', tile.querySelector('.strip'));
    const expected = sex === 'man' ? 'tattoo' : 'shell';
    return { kind, symbols: symbols.every((each) => each === expected) ? symbols.length : `symbols: ${symbols}`, sex };
  };
  const pictures = [];
  const taskOf = (slot) => {
    const tile = one('.task', slot);
    if (!tile) return null;
    const task = named(words.tasks, label(slot));
    pictures.push(['task', task, JSON.stringify([text(':scope > b', tile), ...arts('bb', tile.querySelector('.things'))])]);
    return task;
  };
  const jewelOf = (slot) => {
    const drawn = arts('bb-j', slot)[0];
    return drawn === undefined ? null : { jewel: drawn, points: number(slot.querySelector('b')), ...(slot.querySelector('small') ? { shells: number(slot.querySelector('small')) } : {}) };
  };
  const gods = (root) => all('.slot', root).map((slot) => art('bb-g', slot));

  function readMap(view) {
    const map = one('svg.map[role="group"]');
    const plots = all('.plot', map).sort((a, b) => centre(a).y - centre(b).y);
    const rows = [plots.slice(0, 2), plots.slice(2, 6), plots.slice(6, 10), plots.slice(10, 12)];
    const NAMES = [
      ['north_west', 'north_east'], ['west_north', 'central_northwest', 'central_northeast', 'east_north'],
      ['west_south', 'central_southwest', 'central_southeast', 'east_south'], ['south_west', 'south_east'],
    ];
    const place = new Map();
    rows.forEach((row, at) => row.sort((a, b) => centre(a).x - centre(b).x).forEach((plot, across) => place.set(plot, NAMES[at][across])));
    const wide = box(plots[0]).width;
    // What belongs to a region stands around its plot, most of it above.
    const nearest = (thing) => {
      const here = centre(thing);
      const far = (plot) => Math.hypot(centre(plot).x - here.x, centre(plot).y - 0.4 * wide - here.y);
      const best = plots.reduce((a, b) => (far(b) < far(a) ? b : a));
      return far(best) < 1.6 * wide ? place.get(best) : null;
    };
    const regions = Object.fromEntries([...place.values()].map((name) => [name, { holder: null, aside: [] }]));
    for (const use of all('use', map)) {
      const drawn = use.getAttribute('href').slice(4);
      const region = regions[nearest(use)];
      if (drawn.startsWith('fish_')) region.fish = { ...region.fish, kind: drawn.slice(5) };
      else if (['sand', 'wood', 'stone', 'offering'].includes(drawn)) region.resource = drawn;
      else if (drawn === 'hut') {
        const seat = markedSeat(use.parentElement);
        if (box(use).width > 0.6 * wide) region.holder = region.holder === null ? seat : `two: ${region.holder} ${seat}`;
        else region.aside.push(seat);
      }
    }
    for (const value of all('text.fv', map)) regions[nearest(value)].fish.value = number(value);
    for (const region of Object.values(regions)) region.aside.sort();
    for (const [plot, name] of place) {
      const said = label(plot.closest('.region'));
      regions[name].said = named(words.regions, said);
      regions[name].terrain = named(words.terrains, said.slice(said.indexOf(',', said.indexOf(',') + 1) + 1));
      regions[name].target = plot.closest('[data-target]').dataset.target;
    }
    view.regions = regions;
    // A path stands between two regions: a square for land, a circle for water.
    const pairs = plots.flatMap((a, at) => plots.slice(at + 1).map((b) => ({ far: Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y), names: [place.get(a), place.get(b)].sort().join('+'), x: (centre(a).x + centre(b).x) / 2, y: (centre(a).y + centre(b).y) / 2 }))).filter((pair) => pair.far < 5.4 * wide);
    view.paths = {};
    for (const path of all('.pb', map)) {
      const shape = path.querySelector('rect') ?? path.querySelector('circle');
      const at = centre(shape);
      const far = (pair) => Math.hypot(pair.x - at.x, pair.y - (0.36 * wide) - at.y);
      const { names } = pairs.reduce((a, b) => (far(b) < far(a) ? b : a));
      view.paths[names] = { kind: shape.tagName === 'rect' ? 'land' : 'water', value: number(path.querySelector('text')) };
    }
    view.reachable = plots.filter((plot) => plot.classList.contains('target') || plot.closest('[data-lit]')).map((plot) => place.get(plot)).sort();
  }

  function readDisplays(view, root) {
    const tiles = one('.acts', root);
    if (tiles) {
      view.tiles = all('.at', tiles).map((tile) => ({ tile: named(words.tiles, text('.head b', tile)), dice: all('svg.die', tile).map(dieOf) }));
      view.doing = { ...view.doing, tile: all('.at.now', tiles).map((tile) => named(words.tiles, text('.head b', tile)))[0] ?? null };
    }
    for (const row of all('section.people', root)) {
      const key = named(words.people, text('h2', row));
      const slots = from('left', '.slot', row);
      view[key] = slots.map((slot, at) => {
        const shown = person(slot);
        if (number(slot.querySelector('i')) !== at + 1) return `number: ${text('i', slot)}`;
        if (shown && shown.sex !== (key === 'men' ? 'man' : 'woman')) return `sex: ${shown.sex}`;
        return shown && { kind: shown.kind, symbols: shown.symbols };
      });
    }
    const tasks = all('.tasks[role="group"]', root)[0];
    if (tasks) view.tasks = all('.slot', tasks).map(taskOf);
    const jewelry = one('.jewelry', root);
    if (jewelry) {
      const columns = all('.col', jewelry).map((column) => [number(column.querySelector('h2')), all('.jw', column).map(jewelOf)]);
      view.jewelry = Object.fromEntries(columns);
      view.jewelry_now = number(one('.col.now h2', jewelry));
    }
    const temple = one('.temple', root);
    if (temple) {
      const spaces = all('.space', temple).map((space) => [number(space.querySelector('i')), space.querySelector('.priest') ? markedSeat(space.querySelector('.priest')) : null]);
      view.temple = spaces.sort(([a], [b]) => a - b).map(([, seat]) => seat);
      view.temple_order = from('left', '.space', temple).map((space) => number(space.querySelector('i')));
      view.temple_targets = from('left', '.space', temple).map((space) => space.dataset.target);
      view.temple_said = from('left', '.space', temple).map((space) => label(space).split('.')[0]);
      view.god_tiles = count('.tiles b', temple);
      view.priest_points = number({ textContent: text('small', temple).match(/^\d+/)[0] });
    }
    const shown = all('.gods[role="group"]', root)[0];
    if (shown) {
      const slots = gods(shown);
      view.cards_shown = slots.slice(0, -1);
      view.pile = count('.back b', shown);
    }
    const status = one('.status', root);
    if (status) {
      view.status = from('left', '.field', status).flatMap((field, steps) => from('top', '.stack > span', field).map((marker) => ({ seat: pieceSeat(marker), steps })).reverse()).reverse();
      view.order = badges('.order .badge', status);
      const front = from('left', '.field', status).map((field) => from('top', '.stack > span svg', field)[0] ?? null);
      view.covered = front.flatMap((marker) => {
        if (!marker || phone || document.querySelector('dialog[open]')) return [];
        const { x, y } = centre(marker);
        const hit = document.elementFromPoint(x, y)?.closest('.stack > span');
        return hit === marker.parentElement ? [] : [pieceSeat(marker)];
      });
    }
    const rounds = one('.rt', root);
    if (rounds) {
      view.round = count('td.now', rounds);
      view.building_points = all('tr:nth-child(2) td.now', rounds).map(number)[0];
      const phase = one('[data-phase]', root);
      view.phase = phase ? named(words.phases, written(phase)) : null;
    }
  }

  /** One seat's boards: gathering board, ceremony area, tasks, jewelry, gods, goods. */
  function readSeat(root) {
    const seat = {};
    const goods = one('.goods', root);
    const held = all(':scope > span, :scope > div', goods).map(number);
    [seat.offerings, seat.shells, seat.priests, seat.god_tiles] = held;
    seat.goods_drawn = all(':scope > span, :scope > div', goods).map((entry) => art('bb', entry));
    const spaces = all('.gathering .gs', root);
    seat.spaces = spaces.map((space, at) => {
      if (Number(text('i', space)) !== at + 1) return `number: ${text('i', space)}`;
      if (arts('bb', space).includes('hut')) return { hut: true };
      const shown = person(space);
      return shown && { kind: shown.kind, symbols: shown.symbols, person: shown.sex, shifted: space.querySelector('.who').classList.contains('shifted') };
    });
    const last = spaces.at(-1);
    const huts = arts('bb', last).filter((each) => each === 'hut').length;
    seat.huts_on_12 = one(':scope > b', last) ? count(':scope > b', last) : huts;
    const cells = all('.cer > *', root);
    const lefts = [...new Set(cells.map((cell) => Math.round(box(cell).left)))].sort((a, b) => a - b);
    const tops = [...new Set(cells.map((cell) => Math.round(box(cell).top)))].sort((a, b) => a - b);
    const single = Math.min(...cells.map((cell) => box(cell).width));
    seat.ceremony = [];
    seat.ceremony_kinds = [];
    for (const cell of cells) {
      const [row, column] = [tops.indexOf(Math.round(box(cell).top)), lefts.indexOf(Math.round(box(cell).left))];
      const at = row * 4 + column;
      if (cell.classList.contains('built')) {
        seat.ceremony[at] = count('b', cell);
        seat.ceremony[box(cell).width > 1.5 * single ? at + 1 : at + 4] = count('b', cell);
      } else {
        seat.ceremony[at] = cell.classList.contains('on') ? 'material' : null;
        seat.ceremony_kinds[at] = art('bb', cell);
      }
    }
    seat.grid = { columns: lefts.length, rows: tops.length };
    seat.beside = { sand: 0, wood: 0, stone: 0 };
    for (const spare of all('.spare > span', root)) seat.beside[art('bb', spare)] = number(spare);
    seat.left_buildings = all('.left .bt b', root).map(number);
    const tasks = all('.tasks', root).find((each) => !each.closest('.done'));
    seat.tasks = all('.slot', tasks).map(taskOf);
    seat.tasks_said = all('.slot', tasks).map((slot) => (slot.classList.contains('none') ? null : label(slot)));
    seat.pips = all('.slot', tasks).map((slot) => (one('.pips', slot) ? [all('.pips i', slot).length, all('.pips i.on', slot).length] : null));
    seat.tasks_done = number({ textContent: text('.done', root) });
    seat.jewelry = all('.mj > span', root).map(jewelOf).filter((jewel) => jewel !== null);
    const hand = gods(one('.hand', root));
    seat.hand = { blue: 0, white: 0, red: 0, green: 0, yellow: 0 };
    for (const god of hand) if (god !== null) seat.hand[god] += 1;
    seat.backs = hand.filter((god) => god === null).length;
    return seat;
  }

  const view = { doing: {}, seats: {} };
  readMap(view);
  if (!phone) readDisplays(view, one('main'));
  view.asked = othersAsked(words);
  view.lit = litTargets();
  view.strip = Object.fromEntries(all('.others .other').map((card) => {
    const counts = Object.fromEntries(all('.counts > span', card).map((entry) => [label(entry.querySelector('svg')), number(entry)]));
    return [badgeSeat(card.querySelector('.badge')), { score: number(one('strong', card).firstChild), dice: all('svg.die', card).map(dieOf), counts: phone ? undefined : Object.fromEntries(Object.entries(words.counts).map(([key, said]) => [key, counts[said]])) }];
  }));
  if (!phone || (await openTab('mine'))) {
    const mine = phone ? pane() : one('.mine .mine');
    if (mine && one('.gathering', mine)) {
      view.own = readSeat(mine);
      view.own.score = number(one(phone ? '.dice strong' : '.hd strong', mine).firstChild);
      view.doing.die = one('.held svg.die', mine) ? dieOf(one('.held svg.die', mine)).face : null;
      view.own.dice = all('.me > .dice svg.die, .row > .dice svg.die', mine).map((die) => dieOf(die).face);
      view.own.used = all('.gs .who.used', mine).map((who) => number(who.closest('.gs').querySelector('i')));
    }
    if (phone) {
      view.lit.push(...litTargets());
    }
  }
  if (phone) {
    await openTab('table');
    readDisplays(view, pane());
    view.lit.push(...litTargets());
  }
  Object.assign(view.seats, await others(readSeat, details));
  const scores = await pointsBySource(words.sources);
  for (const [seat, points] of Object.entries(scores.points)) view.seats[seat] = { ...view.seats[seat], points };
  view.totals = scores.totals;
  view.pictures = pictures;
  return view;
}
