/** Raiatea's view as the board reads it: names, figures of the components, and what the log tells of this round. No rule stands here. */
import components from '../../../../src/motu/games/raiatea/components.toml?raw';
import { block } from '../../shell/components';
import type { Table } from '../../shell/seam';
import type { Line } from '../../shell/wire';

export const COMMODITIES = ['uru', 'taro', 'mahi_mahi', 'tiare'] as const;
export type Commodity = (typeof COMMODITIES)[number];
export const ASSISTANTS = ['collector', 'merchant', 'shaman', 'pearl_diver'] as const;
export type Assistant = (typeof ASSISTANTS)[number];
/** From the mountains to the reef, always in this order. */
export const LOCATIONS = ['forest', 'path', 'marae', 'neighbourhood', 'market', 'reef'] as const;
export const RANKS = ['raatira', 'ariki', 'arioi', 'tahua'] as const;
export const MIRROR = 'rainbow_mirror';
export const HIDDEN = 'hidden';
export const STEPS = ['dance', 'buying', 'preparation', 'offering', 'gifts', 'blessings', 'building'] as const;
export type Step = (typeof STEPS)[number] | 'auction';

/** The parts of the island that a phone shows one at a time. */
export const ZONES = ['forest', 'masks', 'charts', 'assistants', 'statues', 'tracks', 'site'] as const;
export type Zone = (typeof ZONES)[number];

export interface RaiateaSeat {
  priests: number;
  tattoos: number;
  rank: string;
  points: Record<string, number>;
  assistants: Record<Assistant, number>;
  used_assistants: Record<Assistant, number>;
  masks: Record<string, number>;
  mirrored: Record<string, number>;
  front: string[];
  rituals: number;
  hand?: string[];
  bagged?: string[];
  prepared?: string[];
  chosen?: number | null;
  mana?: number;
  pearls?: number;
  commodities?: Record<Commodity, number>;
  missions?: string[];
  pairs?: Record<string, number>;
  ready?: string[];
  score?: number;
}

export interface RaiateaView {
  order: number[];
  first: number;
  round: number;
  ceremonies: number;
  over: boolean;
  step: Step | null;
  kahuna: number | null;
  tiles: string[];
  forest: string[];
  pile: number;
  markers: Record<Commodity, number>;
  market: { commodities: Record<Commodity, number>; assistants: Record<Assistant, number>; masks: Record<string, number> };
  statues: (string | null)[][];
  decks: Record<'normal' | 'forbidden', { pile: number; discards: number }>;
  row: { ritual: string; seat: number | null }[];
  mana_on_table: number | null;
  looking: { seat: number; count: number; rituals?: string[] } | null;
  options: Record<string, boolean>;
  seats: RaiateaSeat[];
}

export const raiatea = (table: Table): RaiateaView => table.view as unknown as RaiateaView;
export const mineOf = (table: Table): RaiateaSeat | null => (table.me === null ? null : raiatea(table).seats[table.me]!);
/** Whether anything of a family of places may be clicked now. */
export const anyLit = (table: Table, ...families: string[]): boolean => [...table.lit.keys()].some((target) => families.includes(target.split('/')[0]!));

/** An inline table or array of TOML. */
function value(text: string): unknown {
  return JSON.parse(text.replace(/(\w+) = /g, '"$1": ').replace(/,(\s*[\]}])/g, '$1'));
}

function entry(name: string, key: string): unknown {
  const text = new RegExp(`^${key} = ((?:\\[$[\\s\\S]*?^\\]|.*?))(?: #.*)?$`, 'm').exec(block(components, name))![1]!;
  return value(text);
}

export interface Effect { op: string; what?: string; n?: number; per?: string; who?: string; card?: string; different?: boolean; most?: number; each?: Effect[]; keep?: number; which?: string; target?: string; every?: number; trigger?: string; do?: Effect[]; exchanges?: number; sales?: number; bid?: number; discount?: number; cost?: number[] }
export interface Ritual { id: string; forbidden: boolean; kind: 'black' | 'blue' | 'burgundy' | 'brown'; cost: number; effects: Effect[] }

export const RITUALS: Record<string, Ritual> = Object.fromEntries(
  [...components.matchAll(/\[\[rituals\.cards\]\]\nid = "(\w+)"\ndeck = "(\w+)"\nkind = "(\w+)"\ncost = (\d+)[\s\S]*?effects = (\[[\s\S]*?^\])/gm)].map(([, id, deck, kind, cost, effects]) => [
    id!,
    { id: id!, forbidden: deck === 'forbidden', kind: kind as Ritual['kind'], cost: Number(cost), effects: value(effects!) as Effect[] },
  ]),
);

export const PRICES = Object.fromEntries(COMMODITIES.map((name) => [name, entry('price_charts', name) as Effect[][]])) as Record<Commodity, Effect[][]>;
export const RANK_POINTS = entry('ranks', 'points') as number[];
export const RANK_DRAWN = entry('ranks', 'drawn') as number[];
export const RANK_CLIPS = entry('ranks', 'clips') as number[];
export const RANKS_AT = entry('tattoo_track', 'ranks_at') as number[];
export const TOP_PRIESTS = entry('priest_track', 'top') as number;
export const RECRUITING = entry('recruiting', 'cost') as number[];
export const STATUE_POINTS = entry('statues', 'points') as number[];
export const RITUAL_PRICE = entry('ceremony', 'ritual_price') as number;
export const HIRE = entry('locations', 'assistant_price') as number;
export const DIVER_PEARLS = entry('locations', 'pearl_diver_pearls') as number;
export const REEF_PEARLS = entry('locations', 'reef_kahuna_pearls') as number;
export const GIFTS = ['tattoo', 'commodity', 'pearls'] as const;
export const GIFT_EFFECTS = entry('ceremony', 'gifts') as Effect[][];
const ROUND_NAMES = ['three', 'four', 'five'];
export const rounds = (seats: number): string[] => entry('rounds', ROUND_NAMES[seats - 3]!) as string[];

/** The rows of a statue as so many players use them: the places of each row, counted from 1. */
export function statueRows(seats: number): number[][] {
  let place = 0;
  return (entry('statues', 'rows') as number[][]).map((row) => row.map((least) => ({ least, place: ++place })).filter((one) => one.least <= seats).map((one) => one.place));
}

export interface Motif { id: string; colour: string; per: string; points: number }
export const MOTIFS: Motif[] = entry('masks', 'motifs') as Motif[];
const MOTIF: Record<string, Motif> = Object.fromEntries(MOTIFS.map((motif) => [motif.id, motif]));

export interface Mission { id: string; kind: string; cost?: Record<string, number>; needs?: Record<string, number | string> }
export const MISSIONS: Record<string, Mission> = Object.fromEntries((entry('missions', 'tokens') as Mission[]).map((mission) => [mission.id, mission]));
export const missionPoints = (mission: string): number => STATUE_POINTS[Number(mission[1]) - 1]!;

/** What a forest card is: a commodity, an assistant, or a mask with or without a treasure. */
export function forestCard(name: string): { kind: 'commodity' | 'assistant' | 'mask' | 'mirror'; art: string; treasure: Effect[]; mask: string | null } {
  if ((COMMODITIES as readonly string[]).includes(name)) return { kind: 'commodity', art: name, treasure: [], mask: null };
  if ((ASSISTANTS as readonly string[]).includes(name)) return { kind: 'assistant', art: name, treasure: [], mask: null };
  if (name === MIRROR) return { kind: 'mirror', art: `mask-${name}`, treasure: [], mask: name };
  const mask = name.replace(/^(plain_)?mask_/, '');
  const treasure = name.startsWith('plain_') ? [] : ((entry('forest_cards', 'masks') as { mask: string; treasure: Effect[] }[]).find((one) => one.mask === mask)?.treasure ?? []);
  return { kind: 'mask', art: `mask-${mask}`, treasure, mask };
}

/** A mark on a card: a symbol, a thin symbol in the ink's colour, or written. */
export type Mark = { art: string; mono?: true; big?: true } | { text: string; soft?: true } | { trigger: string } | { colours: true };
const THIN = new Set(['take', 'give', 'to', 'steal', 'cancel', 'perm', 'react', 'play', 'lose']);
const art = (name: string): Mark => (THIN.has(name) ? { art: name, mono: true } : { art: name });
const text = (written: string | number): Mark => ({ text: String(written) });
const soft = (written: string): Mark => ({ text: written, soft: true });
const THINGS: Record<string, string> = { pearls: 'pearl', commodity: 'good', forest_card: 'forest', priests: 'priest', players: 'all', missions: 'mission', mission_payment: 'mission', priest_purchase: 'priest', masks: 'mask' };
const thing = (name: string): Mark => art(THINGS[name] ?? name);

/** An effect as lines of marks, never drawn by hand. */
export function lines(effect: Effect): Mark[][] {
  const { n = 1 } = effect;
  const all: Mark[] = effect.who === 'all' ? [art('all'), soft(':')] : [];
  switch (effect.op) {
    case 'gain': return [[...all, text(n), thing(effect.what!), ...(effect.per ? [soft('/'), thing(effect.per)] : [])]];
    case 'roll': return [[art('die'), art('to'), thing(effect.what!)]];
    case 'take': return [[...all, art('take'), ...(n > 1 ? [text(n)] : []), thing(effect.card!), ...(effect.different ? [soft('≠')] : [])]];
    case 'sacrifice': return [[art('give'), text(`≤${effect.most}`), thing(effect.card!)], [art('to'), ...effect.each!.flatMap((one) => lines(one)[0]!)]];
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
    case 'permanent': return [[{ trigger: THINGS[effect.trigger!] ?? effect.trigger! }], brought(effect)];
    default: return [[soft('?')]];
  }
}

/** What a permanent ritual brings each time. */
function brought(effect: Effect): Mark[] {
  const marks = (effect.do ?? []).flatMap((one) => lines(one)[0]!);
  if (effect.exchanges) marks.push(text(`+${effect.exchanges}`), art('mask'));
  if (effect.keep) marks.push(art('draw'), text(`+${effect.keep}`));
  if (effect.sales) marks.push(text(`+${effect.sales}`), art('sell'));
  if (effect.bid) marks.push(text(`+${effect.bid}`), art('mana'));
  if (effect.cost) marks.push(text(effect.cost.join(' | ')), art('pearl'));
  if (effect.discount) marks.push(text(`−${effect.discount}`), art('pearl'), art('mana'));
  return marks;
}

/** A bonus in one line; the number one is not written. */
export function brief(effects: Effect[]): Mark[] {
  return effects.flatMap((effect) => lines(effect).flat()).filter((mark) => !('text' in mark && mark.text === '1'));
}

/** What a pair of masks scores for. */
export function scoresFor(mask: string): Mark[] {
  const motif = MOTIF[mask];
  if (!motif) return [];
  const [family, rest] = motif.per.startsWith('missions_') ? ['mission', motif.per.slice(9)] : motif.per.startsWith('assistants_') ? ['assistant', motif.per.slice(11)] : ['colours', ''];
  if (family === 'colours') return [text(motif.points), art('vp'), soft('/'), { colours: true }];
  const what = family === 'assistant' ? rest : rest === 'conditional' ? 'tattoo' : rest === 'commodities' ? 'good' : (THINGS[rest] ?? rest);
  return [text(motif.points), art('vp'), soft('/'), art(what)];
}

/** A mission's token: the symbols on it and what is written below. */
export function token(mission: string): { arts: string[]; text: string; kind: string } {
  const { kind, cost, needs } = MISSIONS[mission]!;
  if (kind === 'auction') return { kind, arts: ['auction'], text: '?' };
  if (needs) {
    const [what, amount] = Object.entries(needs)[0]!;
    if (what === 'rank') return { kind, arts: ['tattoo'], text: `≥${RANKS_AT[RANKS.indexOf(amount as 'ariki')]}` };
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

/** The lines since the last one of a kind; all if there is none. */
function since(log: readonly Line[], id: string): Line[] {
  for (let at = log.length - 1; at >= 0; at--) if (log[at]!.id === id) return log.slice(at);
  return [...log];
}

export interface Claim { seat: number; die: number | null; did: Line[] }

/** Who is Kahuna where in this action round, what was rolled there and what the Kahuna did; the last one is being visited. */
export function claims(table: Table): { by: Record<string, Claim>; now: string | null } {
  const view = raiatea(table);
  const by: Record<string, Claim> = {};
  let now: string | null = null;
  if (view.step === null && view.kahuna !== null)
    for (const line of since(table.log, 'event-action-round-began')) {
      const { id, args } = line;
      const claim = now === null ? null : by[now]!;
      if (id === 'event-location-claimed' && !view.tiles.includes(String(args.location))) {
        now = String(args.location);
        by[now] = { seat: Number(args.seat), die: null, did: [] };
      } else if (claim) {
        if (id === 'event-assistant-rolled' || id === 'event-die-rolled') claim.die = Number(args.result);
        if (args.seat === claim.seat) claim.did.push(line);
      }
    }
  return { by, now: view.kahuna === null ? null : now };
}

export interface Offered { seat: number; mana: number; place: number; gift: string | null }

/** What everybody offered in this ceremony, in the order before it, with the places after it and the gifts. */
export function offerings(table: Table): Offered[] {
  const found: Offered[] = [];
  for (const { id, args } of since(table.log, 'event-ceremony-began')) {
    const one = found.find((offer) => offer.seat === args.seat);
    if (id === 'event-offering-made') found.push({ seat: Number(args.seat), mana: Number(args.mana), place: 0, gift: null });
    else if (one && id === 'event-order-set') one.place = Number(args.place);
    else if (one && id === 'event-gift-chosen') one.gift = String(args.gift);
  }
  return found;
}

export interface Blessed { ritual: string; seat: number | null; state: 'done' | 'now' | 'next' | 'short' | 'stopped'; mana: number; change: string }

/** The rituals of this ceremony in their order with the mana left after each: those performed, the current one, and a forecast by printed costs. */
export function blessings(table: Table): { opened: number | null; columns: Blessed[] } {
  const view = raiatea(table);
  let opened: number | null = null;
  let mana = 0;
  const columns: Blessed[] = [];
  for (const { id, args } of since(table.log, 'event-ceremony-began')) {
    if (id === 'event-bag-opened' || id === 'event-bag-without-rituals') opened = mana = Number(args.mana);
    else if (opened === null) continue;
    else if (id === 'event-ritual-blessed' || id === 'event-common-ritual-blessed') {
      mana -= Number(args.mana);
      columns.push({ ritual: String(args.ritual), seat: id === 'event-ritual-blessed' ? Number(args.seat) : null, state: 'done', mana, change: `−${args.mana}` });
    } else if (id === 'event-mana-added') {
      mana += Number(args.mana);
      const last = columns.at(-1);
      if (last) [last.mana, last.change] = [mana, `${last.change} +${args.mana}`];
    } else if (id === 'event-ritual-cancelled') columns.push({ ritual: String(args.ritual), seat: Number(args.seat), state: 'stopped', mana, change: '' });
    else if (id === 'event-rituals-failed') for (const ritual of args.rituals as string[]) columns.push({ ritual, seat: null, state: 'short', mana, change: `${mana} < ${RITUALS[ritual]!.cost}` });
  }
  if (view.step === 'blessings') {
    const last = columns.at(-1);
    if (last?.state === 'done') last.state = 'now';
    let short = false;
    for (const { ritual, seat } of view.row) {
      const { cost } = RITUALS[ritual]!;
      short ||= mana < cost;
      if (!short) mana -= cost;
      columns.push({ ritual, seat, state: short ? 'short' : 'next', mana, change: short ? `${mana} < ${cost}` : `−${cost}` });
    }
  }
  return { opened, columns };
}

/** The masks of a seat as they lie: pairs, masks with a mirror, single ones, loose mirrors. */
export function maskPiles(seat: RaiateaSeat): { mask: string; arts: string[]; pair: boolean }[] {
  const piles: { mask: string; arts: string[]; pair: boolean }[] = [];
  for (const [mask, count] of Object.entries(seat.mirrored)) for (let at = 0; at < count; at++) piles.push({ mask, arts: [mask, MIRROR], pair: true });
  for (const [mask, count] of Object.entries(seat.masks)) {
    if (mask === MIRROR) for (let at = 0; at < count; at++) piles.push({ mask, arts: [mask], pair: false });
    else for (let rest = count; rest > 0; rest -= 2) piles.push({ mask, arts: rest > 1 ? [mask, mask] : [mask], pair: rest > 1 });
  }
  return piles;
}

/** A ritual's name without what tells two of a name apart. */
export function ritualName(table: Table, ritual: string): string {
  return table.say(`ritual-${ritual}`).replace(/ \(.*\)$/, '');
}

/** A mask's name and what a pair of it scores for. */
export function maskLabel(table: Table, mask: string): string {
  return `${table.say(`mask-${mask}`)}: ${table.say(`mask-${mask}.effect`)}`;
}

/** What a ritual does, as a sentence with its name. */
export function ritualLabel(table: Table, ritual: string): string {
  return `${table.say(`ritual-${ritual}`)}: ${table.say(`ritual-${ritual}.effect`)}`;
}

/** Whether the ceremony fills the board: not while it is built, and not while something on the board may be chosen. */
export function onStage(table: Table): boolean {
  const { step } = raiatea(table);
  const BOARD = ['market', 'forest', 'prices', 'markers', 'statue', 'deck', 'location'];
  const wanted = anyLit(table, ...BOARD) || (table.chosen?.targets.some((target) => BOARD.includes(target.split('/')[0]!)) ?? false);
  return step !== null && step !== 'building' && !wanted && !(step !== 'dance' && step !== 'buying' && table.decision === 'recruit-priests');
}
