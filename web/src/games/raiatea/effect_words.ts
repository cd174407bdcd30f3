/**
 * Effects, prices, missions and masks in words. The game's catalogue has a sentence for each of the standard edition;
 * these are made from the figures, for tables that are played with others.
 */
import type { Table } from '../../shell/board_api';
import { COMMODITIES, figuresOf, type Effect } from './components';

/** A list of effects. */
export function effectsText(table: Table, effects: readonly Effect[]): string {
  return effects.map((effect) => effectText(table, effect)).join('; ');
}

export function effectText(table: Table, effect: Effect): string {
  const { n = 1 } = effect;
  const all = effect.who === 'all' ? '-all' : '';
  const amount = (thing: string, number = n) => table.word(`amount-${thing}`, { n: number });
  switch (effect.op) {
    case 'gain': return table.word(`effect-gain${all || (effect.per ? `-${effect.per}` : '')}`, { amount: amount(effect.what!) });
    case 'roll': return table.word('effect-roll', { what: table.word(ROLLED[effect.what!]!) });
    case 'take': return table.word(`effect-take${effect.card === 'forest_card' ? '-forest' : effect.different ? '-different' : all}`, { amount: amount(effect.card!) });
    case 'sacrifice': return table.word('effect-sacrifice', { amount: amount(effect.card!, effect.most), does: effectsText(table, effect.each ?? []) });
    case 'reactivate': return table.word(`effect-reactivate${all}`, { amount: amount('assistant') });
    case 'draw_rituals': return table.word('effect-draw', { n: effect.keep });
    case 'perform_ritual': return table.word('effect-perform');
    case 'fulfil_mission': return table.word('effect-mission');
    case 'recruit': return table.word(`effect-recruit${all}`);
    case 'price_marker': return table.word(`effect-marker${effect.which === 'all' ? '-all' : ''}`);
    case 'add_to_bag': return table.word(`effect-bag${effect.per ? '-players' : ''}`, { amount: amount('mana') });
    case 'steal': return table.word(effect.what === 'mask' ? 'effect-steal-mask' : 'effect-steal', { amount: amount(effect.what!) });
    case 'lose': return table.word(`effect-lose${effect.target === 'others' ? '-others' : ''}`, { amount: amount(effect.what!) });
    case 'cancel': return effect.n ? table.word('effect-cancel-cost', { n }) : table.word('effect-cancel');
    case 'points': return pointsText(table, effect);
    default: return permanentText(table, effect);
  }
}

const ROLLED: Record<string, string> = { mana: 'mana', pearls: 'pearls', priest: 'priests', tattoo: 'tattoos' };

function pointsText(table: Table, effect: Effect & { most?: number }): string {
  const does = table.word(`effect-points${effect.per ? `-${effect.per}` : ''}`, { amount: table.word('amount-points', { n: effect.n ?? 1 }), every: effect.every ?? 1 });
  return effect.most ? table.word('effect-most', { does, most: effect.most }) : does;
}

/** What a permanent ritual does each time. */
function permanentText(table: Table, effect: Effect): string {
  const { bid, cost, discount, exchanges, keep, sales, trigger } = effect;
  if (bid) return table.word('effect-bid', { n: bid });
  if (cost) return table.word('effect-recruiting', { one: cost[0], two: cost[1] });
  if (discount) return table.word('effect-discount', { n: discount });
  const does = [
    ...(effect.do ?? []).map((one) => effectText(table, one)),
    ...(exchanges ? [table.word('effect-exchanges', { n: exchanges })] : []),
    ...(keep ? [table.word('effect-keep', { n: keep })] : []),
    ...(sales ? [table.word('effect-sales', { n: sales })] : []),
  ].join('; ');
  return trigger === 'kahuna' ? table.word('effect-when-kahuna', { does }) : table.word('effect-when', { where: table.say(`location-${trigger}`), does });
}

function ritualWords(table: Table, ritual: string): string | null {
  const card = figuresOf(table).rituals[ritual];
  return card ? table.word('effect-cost', { cost: card.cost, does: effectsText(table, card.effects) }) : null;
}

function maskWords(table: Table, mask: string): string | null {
  const motif = figuresOf(table).motifs[mask];
  if (!motif) return null;
  const points = table.word('amount-points', { n: motif.points });
  if (motif.per === 'mask_pair_colours') return table.word('pair-scores-colours', { points, most: motif.most ?? 0 });
  const assistant = motif.per.startsWith('assistants_') ? motif.per.slice('assistants_'.length) : null;
  return table.word('pair-scores', { points, what: assistant ? table.say(`assistant-${assistant}`) : table.word(`pair-${motif.per}`) });
}

function missionWords(table: Table, mission: string): string | null {
  const token = figuresOf(table).missions[mission];
  if (!token || token.kind === 'auction') return null;
  if (token.needs) {
    const [what, amount] = Object.entries(token.needs)[0]!;
    return table.word(`needs-${what}`, what === 'rank' ? { rank: table.say(`rank-${amount}`) } : { n: amount });
  }
  return Object.entries(token.cost ?? {}).map(([what, n]) => {
    if ((COMMODITIES as readonly string[]).includes(what)) return table.say(`commodity-${what}`) + (n > 1 ? ` ×${n}` : '');
    if (what === 'masks') return table.word('amount-mask', { n });
    return what === 'pearls' || what === 'mana' ? table.word(`amount-${what}`, { n }) : table.word(`needs-${what}`, { n });
  }).join(' + ');
}

/** The name of a card of the forest with its treasure. */
function cardWords(table: Table, card: string): string | null {
  const known = figuresOf(table).forestCards[card];
  if (!known || known.kind !== 'mask' || known.treasure.length === 0) return null;
  return table.word('card-with-treasure', { mask: table.say(`mask-${known.mask}`), treasure: effectsText(table, known.treasure) });
}

/**
 * What the game's catalogue says with the figures of the standard edition, said with those of the table: the words of a
 * thing by its form, '' for the thing itself.
 */
export function worded(table: Table, kind: string, id: string): Record<string, string> {
  const found: Record<string, string | null> =
    kind === 'ritual' ? { effect: ritualWords(table, id) } : kind === 'mask' ? { effect: maskWords(table, id) } : kind === 'mission' ? { '': missionWords(table, id) } : kind === 'card' ? { '': cardWords(table, id) } : kind === 'price' ? { '': priceWords(table, id) } : kind === 'gift' ? { '': giftWords(table, id) } : {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null));
}

function priceWords(table: Table, id: string): string | null {
  const [, commodity, space] = /^(.*)_(\d+)$/.exec(id) ?? [];
  const effects = figuresOf(table).prices[commodity as 'uru']?.[Number(space) - 1];
  return effects ? effectsText(table, effects) : null;
}

function giftWords(table: Table, gift: string): string | null {
  const effects = figuresOf(table).giftEffects[['tattoo', 'commodity', 'pearls'].indexOf(gift)];
  return effects ? effectsText(table, effects) : null;
}
