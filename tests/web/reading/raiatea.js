/** What Raiatea's board shows, in the shape of the view. */
async function readRaiatea(words, details) {
  const phone = PHONE();
  const pictures = [];
  const marksOf = (root) => (root ? [...root.querySelectorAll('use, .marks span:not(.when):not(.four), .four')].filter(inSight).map((each) => (each.tagName === 'use' ? each.getAttribute('href') : each.classList.contains('four') ? 'four' : written(each))) : []);
  const ritualOf = (card, said, family = 'ritual') => {
    const ritual = named(words.rituals, said);
    pictures.push([family, ritual, JSON.stringify([text('.cost', card), text('.name', card) ?? text('b', card), ...marksOf(card)])]);
    return ritual;
  };
  const cardRitual = (card) => ritualOf(card, card.parentElement.dataset.tip);
  const forestCard = (slot) => {
    const card = slot.querySelector('.gcard');
    const drawn = art('ra', card.querySelector('.pic'));
    const masked = drawn.startsWith('mask-');
    const treasure = one('.tr .marks', card) !== null;
    const id = masked ? (drawn === 'mask-rainbow_mirror' ? 'rainbow_mirror' : `${treasure ? '' : 'plain_'}mask_${drawn.slice(5)}`) : drawn;
    const said = named(words.cards, label(slot));
    return said === id ? id : `card: ${id} ${said}`;
  };
  const counted = (element) => {
    const found = written(element).match(/×(\d+)/);
    return found ? Number(found[1]) : 1;
  };

  const READERS = {
    forest(view, root) {
      const zone = all('.ra-panel', root).find((panel) => text('h2', panel)?.startsWith(words.forest));
      if (!zone) return;
      view.forest = from('left', '.slot', zone).map(forestCard);
      view.pile = number(zone.querySelector('h2 small'));
    },
    masks(view, root) {
      const zone = all('.ra-panel', root).find((panel) => text('h2', panel) === words.masks);
      if (!zone) return;
      view.market = { ...view.market, masks: Object.fromEntries(all('.slot', zone).map((slot) => [art('ra-mask', slot.querySelector('.pic')), counted(slot.querySelector('.gcard'))])) };
    },
    charts(view, root) {
      const charts = all('.charts .chart', root);
      if (charts.length === 0) return;
      const commodities = {};
      view.markers = {};
      for (const chart of charts) {
        const name = named(words.commodities, text('.hd b', chart));
        const drawn = art('ra', chart.querySelector('.hd'));
        if (drawn !== null && drawn !== name) view.markers[`picture of ${drawn}`] = name;
        const levels = from('bottom', '.lvl', chart).reverse();
        if (levels.some((level, at) => number(level.querySelector('.no')) !== at + 1)) view.markers[name] = 'levels out of order';
        else view.markers[name] = levels.findIndex((level) => level.querySelector('.mk:not(.ghost)')) + 1;
        commodities[name] = number(chart.querySelector('em'));
      }
      view.market = { ...view.market, commodities };
    },
    assistants(view, root) {
      const zone = all('.four .as', root);
      if (zone.length === 0) return;
      view.market = { ...view.market, assistants: Object.fromEntries(zone.map((card) => [named(words.assistants, text('b', card)), number(card.querySelector('.n'))])) };
      view.market.assistant_arts = zone.map((card) => [named(words.assistants, text('b', card)), [...card.children].filter((each) => each.matches('.ra-i')).map((each) => art('ra', each))[0]]);
    },
    statues(view, root) {
      const statues = all('.statues svg[role="group"]', root);
      if (statues.length === 0) return;
      const places = {};
      const ready = [];
      statues.sort((a, b) => box(a).left - box(b).left);
      statues.forEach((statue, at) => {
        const tokens = all('.tok', statue);
        const tops = [...new Set(tokens.map((token) => Math.round(box(token.querySelector('.ring')).top)))].sort((a, b) => a - b);
        places[at + 1] = tops.map((top) => tokens.filter((token) => Math.round(box(token.querySelector('.ring')).top) === top).sort((a, b) => box(a.querySelector('.ring')).left - box(b.querySelector('.ring')).left).map((token) => {
          const mission = token.querySelector('.hollow') ? null : token.querySelector('.back') ? 'hidden' : named(words.missions, label(token));
          if (mission && mission !== 'hidden') pictures.push(['mission', mission, JSON.stringify([...arts('ra', token), written(token.querySelector('text'))?.replaceAll(' ', ''), token.querySelector('.face').getAttribute('class').match(/ra-t-\w+/)[0]])]);
          if (token.querySelector('.have')) ready.push(token.dataset.target.slice('statue/'.length));
          return mission;
        }));
        const points = all(':scope > text', statue).at(-1);
        view.statue_points = [...(view.statue_points ?? []), number(points)];
      });
      view.statues = places;
      view.ready = ready;
    },
    tracks(view, root) {
      const tracks = all('.tracks .track', root);
      if (tracks.length === 0) return;
      view.track = {};
      ['tattoos', 'priests'].forEach((what, at) => {
        from('left', '.sp', tracks[at]).forEach((space, step) => badges('.mks .badge', space).forEach((seat) => (view.track[seat] = { ...view.track[seat], [what]: step })));
      });
      view.ranks = from('left', '.sp.rank', tracks[0]).map((space) => [named(words.ranks, text('.rk', space)), number(space.querySelector('.bt'))]);
    },
    site(view, root) {
      const site = one('.site', root);
      if (!site) return;
      const order = from('left', 'ol:not(.rounds) > li', site);
      const rowed = order.some((each, at) => at > 0 && box(each).left <= box(order[at - 1]).left) ? all('ol:not(.rounds) > li', site) : order;
      view.order = rowed.map((entry, at) => (number(entry.querySelector('small')) === at + 1 ? badgeSeat(entry.querySelector('.badge')) : 'number'));
      view.first = rowed.filter((entry) => entry.querySelector('.first')).map((entry) => badgeSeat(entry.querySelector('.badge')))[0] ?? null;
      view.decks = Object.fromEntries(all('.deck', site).map((deck) => [art('ra', deck) === 'ritual' ? 'normal' : art('ra', deck), { pile: number(deck.querySelector('b')) }]));
      const rounds = from('left', '.rounds li', site);
      view.round = rounds.findIndex((entry) => entry.classList.contains('now')) + 1;
      view.rounds_done = rounds.filter((entry) => entry.classList.contains('done')).length;
      view.bag = text('.bag', site);
    },
    panorama(view, root) {
      const places = all('.pano .place', root);
      if (places.length === 0) return;
      view.tiles = places.filter((place) => !place.querySelector('.kah')).map((place) => named(words.locations, text('h2', place)));
      const now = one('.place.now .kah .badge', root);
      view.kahuna = now ? badgeSeat(now) : null;
      view.claimed = Object.fromEntries(places.filter((place) => place.querySelector('.kah')).map((place) => [named(words.locations, text('h2', place)), badgeSeat(place.querySelector('.kah .badge'))]));
    },
    thumbs(view, root) {
      const thumbs = all('.thumbs button', root);
      if (thumbs.length === 0) return;
      view.tiles = thumbs.filter((each) => !each.querySelector('.badge')).map((each) => named(words.locations, label(each)));
      view.claimed = Object.fromEntries(thumbs.filter((each) => each.querySelector('.badge')).map((each) => [named(words.locations, label(each)), badgeSeat(each.querySelector('.badge'))]));
    },
    ceremony(view, root) {
      const steps = one('.steps', root);
      if (!steps) return;
      view.step = named(words.steps, text('li.now', steps));
      view.ceremony_number = number(steps.querySelector('.which'));
      const strip = all('.band ul li', root);
      const flow = all('.flow .col:not(.bagcol)', root);
      if (flow.length > 0) {
        view.row = flow.filter((column) => (column.classList.contains('next') || column.classList.contains('short')) && text('.clip', column) !== words.failed).map((column) => ({ ritual: cardRitual(column.querySelector('.rit')), seat: badgeSeat(column.querySelector('.clip .badge'), false) }));
      } else if (strip.length > 0) {
        view.row = strip.filter((entry) => entry.classList.contains('next') || entry.classList.contains('short')).map((entry) => ({ ritual: named(words.rituals, label(entry)), seat: badgeSeat(entry.querySelector('.badge')) }));
      }
      const pool = one('.pool b', root) ?? one('.band .mana', root);
      if (pool) view.mana_on_table = number(pool);
    },
    looking(view, root) {
      const asked = all('.ask', root).find((each) => label(each) === words.drawn);
      if (asked) view.looking = all('.slot .rit', asked).map(cardRitual);
    },
  };

  const masksOf = (root) => {
    const held = { masks: {}, mirrored: {}, pairs: {} };
    for (const pile of all('.masks .pile', root)) {
      const drawn = arts('ra-mask', pile);
      const points = one('.sc b', pile) ? number(pile.querySelector('.sc b')) : null;
      const [mask, other] = drawn;
      if (other === 'rainbow_mirror' && mask !== 'rainbow_mirror') held.mirrored[mask] = (held.mirrored[mask] ?? 0) + 1;
      else held.masks[mask] = (held.masks[mask] ?? 0) + drawn.length;
      if (points !== null) held.pairs[mask] = points;
    }
    return held;
  };
  const assistantsOf = (root) => {
    const held = { assistants: { collector: 0, merchant: 0, shaman: 0, pearl_diver: 0 }, used_assistants: { collector: 0, merchant: 0, shaman: 0, pearl_diver: 0 } };
    for (const card of all('.helpers .hp', root)) held[card.classList.contains('used') ? 'used_assistants' : 'assistants'][art('ra', card)] = counted(card);
    return held;
  };
  const commoditiesOf = (root) => {
    const held = { uru: 0, taro: 0, mahi_mahi: 0, tiare: 0 };
    for (const slot of all('.wares .slot', root)) held[art('ra', slot.querySelector('.pic'))] = counted(slot.querySelector('.tr') ?? { textContent: '' });
    return held;
  };
  const frontOf = (root) => all('.front .mini', root).map((card) => ritualOf(card, label(card) ?? card.dataset.tip, 'front'));
  const missionsOf = (root) => all('.tokens .mt', root).map((token) => {
    const mission = named(words.missions, label(token));
    pictures.push(['token', mission, JSON.stringify([...arts('ra', token), written(token.querySelector('span'))])]);
    return mission;
  });

  const view = { seats: {}, lit: [] };
  const root = one('main');
  const board = phone ? one('main > .board') : root;
  for (const read of Object.values(READERS)) read(view, board);
  view.asked = othersAsked(words);
  view.night = one('.night', board) !== null;
  view.lit.push(...litTargets());
  const island = one('[data-island]', board);
  if (island) {
    await press(island);
    for (const read of Object.values(READERS)) if (read !== READERS.ceremony) read(view, board);
    await press(one('[data-island]'));
  }
  view.strip = Object.fromEntries(all('.others .other').map((card) => {
    const counts = all('.counts > span', card).map((entry) => [label(entry.querySelector('svg')), number(entry)]);
    return [badgeSeat(card.querySelector('.badge')), Object.fromEntries(counts.map(([said, value]) => [named(words.counts, said), value]))];
  }));
  if (!phone || (await openTab('mine'))) {
    const mine = phone ? pane() : one('.mine .mine');
    if (mine && one('.amt', mine)) {
      const more = one('button.more[aria-expanded="false"]', mine);
      view.lit.push(...litTargets());
      if (more) await press(more);
      const own = { ...masksOf(mine), ...assistantsOf(mine), commodities: commoditiesOf(mine), front: frontOf(mine), missions: missionsOf(mine) };
      const amounts = all('.amt', mine);
      own.mana = number(amounts[0]);
      own.pearls = number(amounts[1]);
      own.score = phone ? number(amounts[2]) : number(all('.grp h2 b', mine)[0]);
      own.rank = named(words.ranks, phone ? written(amounts[3]) : all('.grp h2 small', mine).map(written)[0]);
      const hand = all('.hand .slot', mine).map((slot) => ({ ritual: cardRitual(slot.querySelector('.rit')), put: slot.classList.contains('put') }));
      own.hand_drawn = hand;
      view.own = own;
    }
  }
  if (phone) {
    await openTab('table');
    for (const [name, read] of Object.entries(READERS)) if (!['ceremony', 'looking', 'panorama', 'thumbs'].includes(name)) read(view, pane());
    view.lit.push(...litTargets());
  }
  Object.assign(view.seats, await others((root) => {
    const [tattoos, priests, rituals] = all('.st span', root);
    const seat = { ...masksOf(root), ...assistantsOf(root), front: frontOf(root), rituals: number(rituals), priests: number(priests), tattoos: number(tattoos), rank: named(words.ranks, written(tattoos).split('·')[1].trim()) };
    if (one('.wares', root)) {
      const [mana, pearls] = all('.st', root)[1].querySelectorAll('span');
      Object.assign(seat, { mana: number(mana), pearls: number(pearls), commodities: commoditiesOf(root), missions: missionsOf(root) });
    }
    return seat;
  }, details));
  const scores = await pointsBySource(words.sources);
  for (const [seat, points] of Object.entries(scores.points)) view.seats[seat] = { ...view.seats[seat], points };
  view.totals = scores.totals;
  view.options = all(phone ? '[data-variants]' : '.bar .title > span:not(.marks)').map(written);
  const own = one('.own b');
  if (own) view.chosen = number(own);
  view.pictures = pictures;
  return view;
}
