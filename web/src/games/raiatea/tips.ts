/** What Raiatea's pieces say of themselves, with the figures of the edition in use. */
import type { Commodity } from '../../generated/raiatea';
import type { Explanation, Table } from '../../shell/board_api';
import { RANKS, figuresOf, missionPoints } from './components';
import { maskLabel, ritualLabel } from './view';

const LOCATION_RULES: Record<string, string> = { forest: 'RA-L1', path: 'RA-L8', marae: 'RA-L4', neighbourhood: 'RA-L9', market: 'RA-L10', reef: 'RA-L7' };
const ASSISTANT_RULES: Record<string, string> = { collector: 'RA-A2', merchant: 'RA-A3', shaman: 'RA-A4', pearl_diver: 'RA-A5' };
const THING_RULES = {
  mana: 'RA-C7', pearl: 'RA-L8', tattoo: 'RA-L5', priest: 'RA-L8', points: 'RA-E1', good: 'RA-L10', mask: 'RA-K1', mirror: 'RA-K2', ritual: 'RA-C8', forbidden: 'RA-L5', draw: 'RA-L5', mission: 'RA-M1',
  auction: 'RA-M4', assistant: 'RA-A1', bag: 'RA-C4', bid: 'RA-C4', kahuna: 'RA-R2', start: 'RA-R4', die: 'RA-R5', marker: 'RA-L11', black: 'RA-C8', blue: 'RA-C8', brown: 'RA-C8', burgundy: 'RA-C8',
  all: 'RA-C8', other: 'RA-V1', take: 'RA-L11', give: 'RA-L11', to: 'RA-L11', steal: 'RA-V1', cancel: 'RA-V1', perm: 'RA-C8', react: 'RA-A6', play: 'RA-C12', sell: 'RA-L10', have: 'RA-M3',
  order: 'RA-C4', action: 'RA-R2', ceremony: 'RA-C1',
} as const;
export type Thing = keyof typeof THING_RULES;

const explained = (tip: string, rule: string): Explanation => ({ 'data-tip': tip, 'data-rule': rule });

/** What happens at a location, and the Kahuna's bonus. */
export function locationText(table: Table, place: string): string {
  const { reefPearls, recruiting, kahunaPriests, assistantPrice } = figuresOf(table);
  return table.word(`does-${place}`, { pearls: reefPearls, one: recruiting[0], two: recruiting[1], priests: kahunaPriests, price: assistantPrice });
}

export function locationTip(table: Table, place: string): Explanation {
  return explained(`${table.say(`location-${place}`)}: ${locationText(table, place)}`, LOCATION_RULES[place]!);
}

/** What an assistant does, by the roll and once. */
export function assistantText(table: Table, assistant: string): string {
  return table.word(`assistant-${assistant}-does`, { pearls: figuresOf(table).diverPearls });
}

/** An assistant; `held` says how many a seat has. */
export function assistantTip(table: Table, assistant: string, held = ''): Explanation {
  return explained(`${table.say(`assistant-${assistant}`)}: ${held}${assistantText(table, assistant)}`, ASSISTANT_RULES[assistant]!);
}

/** A rank: its points, how many rituals it draws, and its clips. */
export function rankTip(table: Table, rank: number): Explanation {
  const { rankPoints, rankDrawn, rankClips } = figuresOf(table);
  return explained(table.word('rank-does', { rank: table.say(`rank-${RANKS[rank]}`), points: rankPoints[rank], drawn: rankDrawn[rank], clips: rankClips[rank] }), 'RA-L5');
}

export function ritualTip(table: Table, ritual: string): Explanation {
  return explained(ritualLabel(table, ritual), 'RA-C8');
}

export function maskTip(table: Table, mask: string): Explanation {
  return explained(maskLabel(table, mask), mask === 'rainbow_mirror' ? 'RA-K2' : 'RA-K1');
}

/** What a mission asks for, and its points. */
export function missionTip(table: Table, mission: string): Explanation {
  const figures = figuresOf(table);
  const rule = figures.missions[mission]!.kind === 'auction' ? 'RA-M4' : figures.missions[mission]!.needs ? 'RA-M3' : 'RA-M2';
  return explained(table.word('mission-for', { mission: table.say(`mission-${mission}`), points: missionPoints(figures, mission) }), rule);
}

/** A commodity, with what it brings at a space of its price chart. */
export function priceTip(table: Table, commodity: Commodity, space: number): Explanation {
  return explained(`${table.say(`commodity-${commodity}`)}: ${table.say(`price-${commodity}_${space}`)}`, 'RA-L10');
}

/** A card of the forest: a commodity with its price now, an assistant, or a mask with its treasure. */
export function cardTip(table: Table, card: string, space: number | null): Explanation {
  const { kind, mask } = figuresOf(table).forestCards[card]!;
  if (kind === 'commodity') return priceTip(table, card as Commodity, space ?? 1);
  if (kind === 'assistant') return assistantTip(table, card);
  const name = kind === 'mirror' ? table.say(`mask-${mask}`) : table.say(`card-${card}`);
  return explained(`${name}: ${table.say(`mask-${mask}.effect`)}`, kind === 'mirror' ? 'RA-K2' : 'RA-K1');
}

export function giftTip(table: Table, gift: string): Explanation {
  return explained(table.say(`gift-${gift}`), 'RA-C5');
}

/** A supply or a symbol; `label` stands in front of what it is for. */
export function thingTip(table: Table, thing: Thing, label = ''): Explanation {
  const text = table.word(`legend-${thing}`);
  return explained(label ? `${label}: ${text}` : text, THING_RULES[thing]);
}
