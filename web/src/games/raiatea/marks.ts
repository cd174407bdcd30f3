/** Cards, prices and missions as rows of symbols and numbers. */
import type { Location } from '../../generated/raiatea';
import { COMMODITIES, RANKS, type Effect, type Figures } from './components';

/** A mark on a card: a symbol, a thin symbol in the colour of the text, or text. */
export type Mark = { art: string; mono?: true; big?: true } | { text: string; soft?: true } | { trigger: string } | { colours: true };
/** Symbols in the colour of the text. */
const THIN = new Set(['take', 'give', 'to', 'steal', 'cancel', 'perm', 'react', 'play', 'lose']);
const art = (name: string): Mark => (THIN.has(name) ? { art: name, mono: true } : { art: name });
const text = (written: string | number): Mark => ({ text: String(written) });
const soft = (written: string): Mark => ({ text: written, soft: true });
const THINGS: Record<string, string> = { pearls: 'pearl', commodity: 'good', forest_card: 'forest', priests: 'priest', players: 'all', missions: 'mission', mission_payment: 'mission', priest_purchase: 'priest', masks: 'mask' };
const thing = (name: string): Mark => art(THINGS[name] ?? name);

/** An effect as lines of marks. */
export function effectMarks(effect: Effect): Mark[][] {
  const { n = 1 } = effect;
  const all: Mark[] = effect.who === 'all' ? [art('all'), soft(':')] : [];
  switch (effect.op) {
    case 'gain': return [[...all, text(n), thing(effect.what!), ...(effect.per ? [soft('/'), thing(effect.per)] : [])]];
    case 'roll': return [[art('die'), art('to'), thing(effect.what!)]];
    case 'take': return [[...all, art('take'), ...(n > 1 ? [text(n)] : []), thing(effect.card!), ...(effect.different ? [soft('≠')] : [])]];
    case 'sacrifice': return [[art('give'), text(`≤${effect.most}`), thing(effect.card!)], [art('to'), ...effect.each!.flatMap((one) => effectMarks(one)[0]!)]];
    case 'reactivate': return [[...all, art('react'), ...(n > 1 ? [text(n)] : []), art('assistant')]];
    case 'draw_rituals': return [[art('draw'), text(`→${effect.keep}`)]];
    case 'perform_ritual': return [[art('play'), art('ritual'), text(0), art('mana')]];
    case 'fulfil_mission': return [[art('take'), art('mission')]];
    case 'recruit': return [[...all, art('path')]];
    case 'price_marker': return [[...(effect.which === 'all' ? [text(COMMODITIES.length)] : []), art('marker'), art('give')]];
    case 'add_to_bag': return [[{ art: 'bag', big: true }], [text(`+${n}`), art('mana'), soft('/'), art('all')]];
    case 'steal': return [[art('other'), art('steal'), art('me')], [text(n), thing(effect.what!)]];
    case 'lose': return [[art('other'), ...(effect.target === 'others' ? [soft('×')] : []), text(`−${n}`), thing(effect.what!)]];
    case 'cancel': return [[art('other'), ...(effect.n ? [text(`≥${effect.n}`)] : []), art('ritual'), art('cancel')]];
    case 'points': return [[text(n), art('vp'), ...(effect.per ? [soft('/'), ...(effect.every ? [text(effect.every)] : []), ...(effect.per === 'mask_pair_colours' ? [art('mask'), { colours: true } as Mark] : [thing(effect.per)])] : [])]];
    case 'permanent': return [[{ trigger: THINGS[effect.trigger!] ?? effect.trigger! }], permanentMarks(effect)];
    default: return [[soft('?')]];
  }
}

/** What a permanent ritual does each time. */
function permanentMarks(effect: Effect): Mark[] {
  const marks = (effect.do ?? []).flatMap((one) => effectMarks(one)[0]!);
  if (effect.exchanges) marks.push(text(`+${effect.exchanges}`), art('mask'));
  if (effect.keep) marks.push(art('draw'), text(`+${effect.keep}`));
  if (effect.sales) marks.push(text(`+${effect.sales}`), art('sell'));
  if (effect.bid) marks.push(text(`+${effect.bid}`), art('mana'));
  if (effect.cost) marks.push(text(effect.cost.join(' | ')), art('pearl'));
  if (effect.discount) marks.push(text(`−${effect.discount}`), art('pearl'), art('mana'));
  return marks;
}

/** A bonus in one line; the number one is not written. */
export function bonusMarks(effects: Effect[]): Mark[] {
  return effects.flatMap((effect) => effectMarks(effect).flat()).filter((mark) => !('text' in mark && mark.text === '1'));
}

/** What all do at each location, and the Kahuna's bonus; none where the Kahuna is first, or does the same again. */
export function locationMarks({ assistantPrice, reefPearls, kahunaPriests }: Figures): Record<Location, [Mark[], Mark[] | null]> {
  return {
    forest: [[text('2×'), art('forest')], null],
    path: [[art('pearl'), art('to'), art('priest'), art('mana')], [text(kahunaPriests), art('priest')]],
    marae: [[art('good'), art('to'), art('tattoo'), art('draw')], null],
    neighbourhood: [[art('mask'), art('to'), art('mask')], [art('mission')]],
    market: [[art('sell'), text(assistantPrice), art('pearl'), art('to'), art('assistant')], null],
    reef: [[art('die'), art('to'), art('pearl')], [text(reefPearls), art('pearl')]],
  };
}

/** The picture of what a pair of masks is counted by. Masks that count colours have none. */
const PAIR_ART: Record<string, string> = {
  missions_pearls: 'pearl', missions_mana: 'mana', missions_commodities: 'good', missions_masks: 'mask', missions_conditional: 'tattoo', missions_auction: 'auction',
  assistants_collector: 'collector', assistants_merchant: 'merchant', assistants_shaman: 'shaman', assistants_pearl_diver: 'pearl_diver',
};

/** What a pair of masks scores for. */
export function pairMarks(figures: Figures, mask: string): Mark[] {
  const motif = figures.motifs[mask];
  if (!motif) return [];
  const art = PAIR_ART[motif.per];
  return [text(motif.points), { art: 'vp' }, soft('/'), art === undefined ? { colours: true } : { art }];
}

/** A mission's token: the symbols on it and what is written below. */
export function missionToken(figures: Figures, mission: string): { arts: string[]; text: string; kind: string } {
  const { kind, cost, needs } = figures.missions[mission]!;
  if (kind === 'auction') return { kind, arts: ['auction'], text: '?' };
  if (needs) {
    const [what, amount] = Object.entries(needs)[0]!;
    if (what === 'rank') return { kind, arts: ['tattoo'], text: `≥${figures.ranksAt[RANKS.indexOf(amount as 'ariki')]}` };
    const mark = what === 'identical_assistants' ? ' =' : what === 'different_assistants' ? ' ≠' : '';
    return { kind, arts: [what === 'priests' ? 'priest' : 'assistant'], text: mark ? `${amount}${mark}` : `≥${amount}` };
  }
  const entries = Object.entries(cost!);
  const named = entries.filter(([what]) => (COMMODITIES as readonly string[]).includes(what));
  if (named.length > 0) return { kind, arts: named.map(([what]) => what), text: '' };
  const [what, amount] = entries[0]!;
  if (what === 'any_commodity') return { kind, arts: ['good'], text: String(amount) };
  if (what === 'identical_commodities') return { kind, arts: ['good'], text: `${amount} =` };
  return { kind, arts: [THINGS[what] ?? what], text: String(amount) };
}
