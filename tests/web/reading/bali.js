/** What Bali's board shows, in the shape of the view. */
async function readBali(words, details) {
  const CARD_OF_ART = { mason: 'stonemason', rice: 'rice_farmer', peanut: 'peanut_farmer', banana: 'banana_farmer', pepper: 'pepper_farmer' };
  const cardOf = (face) => {
    const drawn = art('a', face.querySelector('.art'));
    const card = CARD_OF_ART[drawn] ?? drawn;
    const said = named({ ...words.cards, ...words.short_cards }, text('.head b', face));
    const pictured = art('i', face.querySelector('.head'));
    return said === card && pictured === drawn ? card : `card: ${card} ${said} ${pictured}`;
  };
  const goodOf = (place) => art('g', place) ?? (art('b', place) === 'good' ? 'hidden' : null);
  const phone = PHONE();
  const view = { rows: [], seats: {} };
  const rows = all('section').filter((row) => words.rows.includes(label(row)));
  rows.sort((a, b) => box(a).left - box(b).left);
  view.rows = rows.map((row) => from('top', '.card', row).map((card) => cardOf(card.querySelector('.face'))));
  view.row_names = rows.map((row) => label(row));
  const haunted = rows.findIndex((row) => all('use', row).some((use) => use.getAttribute('href') === '#demon'));
  view.demon = haunted < 0 ? null : haunted + 1;
  view.pile = phone ? count('.a .pile') : count('.market > .pile .n');
  const piles = phone ? all('.supply .good') : all('.market > .pile').filter((pile) => goodOf(pile) !== null);
  view.supply = Object.fromEntries(piles.map((pile) => [goodOf(pile), phone ? Number(written(pile.querySelector('span')).match(/(\d+)\D*$/)[1]) : count('.n', pile)]));
  const prices = Object.fromEntries(piles.flatMap((pile) => (one(phone ? 'b' : '.tag b', pile) ? [[goodOf(pile), count(phone ? 'b' : '.tag b', pile)]] : [])));
  view.altar = { size: count('.altar > .plaque:not(.values) b') };
  const fan = all('.altar .seen');
  if (fan.length > 0) view.fan = fan.map(goodOf);
  else view.altar.top = one('.altar .top .empty') ? null : goodOf(all('.altar .top > .good, .altar .top > .back')[0]);
  const values = one('.altar .values') ?? one('.board .values');
  if (values) {
    const each = all(':scope > span', values).map((entry) => [named(words.goods, label(entry.querySelector('.ic'))), number(entry.querySelector('b')), Number(written(entry).replace(written(entry.querySelector('b')), ''))]);
    view.altar.goods = Object.fromEntries(each.map(([good, , held]) => [good, held]));
    view.altar.values = Object.fromEntries(each.map(([good, points]) => [good, points]));
  }
  const start = one('[data-first-player]');
  view.first = start ? (start.closest('.other, .hd') ? badgeSeat(start.closest('.other, .hd').querySelector('.badge')) : 'own') : null;

  const frontOf = (root) => Object.fromEntries(all('.fk', root).map((place) => [named(words.cards, place.querySelector('.visually-hidden').textContent.split(':')[0]), number(place.querySelector('b').lastChild)]));
  const majorityOf = (root) => all('.fk', root).filter((place) => one('.cn .ic', place)).map((place) => named(words.cards, place.querySelector('.visually-hidden').textContent.split(':')[0]));
  const counted = (root) => Object.fromEntries(all(':scope > *', root).flatMap((entry) => {
    const icon = entry.querySelector('.ic');
    return icon ? [[label(icon) ?? art('i', entry), number(entry)]] : [];
  }));
  view.strip = Object.fromEntries(all('.others .other').map((card) => {
    const nums = counted(one('.nums', card));
    const front = phone ? undefined : Object.fromEntries(all('.fr > span', card).map((place) => [named(words.cards, label(place.querySelector('.ic'))), number(place.querySelector('em'))]));
    return [badgeSeat(card.querySelector('.badge')), { won: nums[words.points], stone: nums[words.stone], goods_count: nums[words.goods_word], hand_size: nums[words.hand], front }];
  }));
  view.asked = othersAsked(words);
  view.lit = litTargets();

  if (!phone || (await openTab('mine'))) {
    const mine = phone ? pane() : one('.mine .mine');
    if (mine && one('.hand', mine)) {
      const hand = {};
      for (const held of all('.held:not(.ghost) .face', mine)) hand[cardOf(held)] = (hand[cardOf(held)] ?? 0) + 1;
      const own = { hand, prices };
      if (phone) {
        if (one('[data-first-player]', mine)) view.first = 'own';
        const [points, stone] = all('.wealth p > span:not([data-first-player])', mine);
        own.stone = number(stone);
        own.won = number(points);
        own.goods = Object.fromEntries(all('.gg > *', mine).map((place) => [art('i', place), number(place.querySelector('b'))]));
        own.front = Object.fromEntries(all('.front > span', mine).map((place) => [named(words.cards, label(place.querySelector('.ic'))), number(place)]));
        own.majority = all('.front > span.most', mine).map((place) => named(words.cards, label(place.querySelector('.ic'))));
      } else {
        const [won, stone] = all('.me .big', mine);
        own.won = number(won.querySelector('span'));
        own.stone = number(stone.querySelector('span'));
        own.front = frontOf(mine);
        own.majority = majorityOf(mine);
        own.goods = Object.fromEntries(all('.goods .gd', mine).map((place) => [art('g', place), number(place.querySelector('b'))]));
      }
      view.own = own;
    }
    if (phone) view.lit.push(...litTargets());
  }
  const boards = await others((root) => {
    const [counts, goods] = all(':scope > p', root);
    const entry = Object.fromEntries(all('span', counts).map((each) => [art('i', each), number(each.querySelector('b'))]));
    return {
      won: entry.vp, stone: entry.stone, goods_count: entry.good, hand_size: entry.hand, front: frontOf(root), majority: majorityOf(root),
      ...(goods ? { goods: Object.fromEntries(all('span', goods).map((each) => [art('i', each), number(each.querySelector('b'))])) } : {}),
    };
  }, details);
  for (const [seat, shown] of Object.entries(boards)) view.seats[seat] = shown;
  const scores = await pointsBySource(words.sources);
  for (const [seat, points] of Object.entries(scores.points)) view.seats[seat] = { ...view.seats[seat], points };
  view.totals = scores.totals;
  return view;
}
