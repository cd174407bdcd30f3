/** What Bora Bora's pieces say of themselves, with the figures of the edition in use. */
import type { Jewel } from '../../generated/bora_bora';
import type { Explanation, Table } from '../../shell/board_api';
import { figuresOf } from './components';
import { boraBora } from './view';

/** The clauses of action tiles and Gods, and of everything else that has a sentence. */
const TILE_RULES: Record<string, string> = {
  helper: 'BB-H1', temple: 'BB-T1', build: 'BB-B1', man: 'BB-P1', woman: 'BB-P1', man_woman: 'BB-P1', land: 'BB-X1', water: 'BB-X1', land_water: 'BB-X1', fishing: 'BB-A4',
};
const GOD_RULES: Record<string, string> = { blue: 'BB-A3', white: 'BB-A3', red: 'BB-X4', green: 'BB-W4', yellow: 'BB-C5' };
const THING_RULES = {
  offering: 'BB-G1', shell: 'BB-C3', tattoo: 'BB-H1', hut: 'BB-H4', priest: 'BB-T1', building: 'BB-B1', card: 'BB-G1', fish: 'BB-E2', jewelry: 'BB-C3', points: 'BB-E4', first: 'BB-C1',
  shifted: 'BB-H2', different: 'BB-C6', region: 'BB-X2', people: 'BB-W2', ceremony: 'BB-M1',
} as const;
export type Thing = keyof typeof THING_RULES;

const explained = (tip: string, rule: string): Explanation => ({ 'data-tip': tip, 'data-rule': rule });

/** A kind of people: its name, and what one, two and three of them do. */
export function kindTip(table: Table, kind: string): Explanation {
  const strengths = [...new Set(figuresOf(table).strengths[kind]!)];
  return explained(`${capital(table.say(`kind-${kind}`))}: ${table.word(`kind-${kind}-does`, { values: strengths.join(' / ') })}`, 'BB-W3');
}

/** An action tile: its name, and what a die does there. */
export function tileTip(table: Table, tile: string): Explanation {
  const { fishingPoints, buildingPoints, helperPrices } = figuresOf(table);
  const points = tile === 'fishing' ? fishingPoints : (buildingPoints[boraBora(table).round - 1] ?? 0);
  return explained(`${table.say(`tile-${tile}`)}: ${table.word(`tile-${tile}-does`, { points, ...helperPrices })}`, TILE_RULES[tile]!);
}

export function jewelTip(table: Table, jewel: Jewel): Explanation {
  return explained(`${capital(table.say(`jewel-${jewel.jewel}`))}: ${table.word('jewel-does', { points: jewel.points, shells: jewel.shells })}`, 'BB-C3');
}

export function godTip(table: Table, god: string): Explanation {
  return explained(table.word(`god-${god}-does`, { points: figuresOf(table).taskPointsWithYellow }), GOD_RULES[god]!);
}

export function godTileTip(table: Table): Explanation {
  return explained(table.word('god-tile-does', { points: figuresOf(table).godTilePoints }), 'BB-G3');
}

/** A task: what it asks for, and what it brings; for an own one also what is missing. */
export function taskTip(table: Table, task: string, missing: number | null = null): Explanation {
  const { taskPoints, taskPointsWithYellow } = figuresOf(table);
  const stands = missing === null ? '' : ` ${missing === 0 ? table.word('tasktip-ready') : table.word('tasktip-lacks', { count: missing })}`;
  return explained(`${capital(table.say(`task-${task}`))}: ${table.word('tasktip-does', { points: taskPoints, yellow: taskPointsWithYellow })}${stands}`, 'BB-C4');
}

/** What the temple brings in this round. */
export function templeTip(table: Table): Explanation {
  return explained(`${table.word('temple')}: ${table.word('temple-brings', { points: figuresOf(table).priestPoints[boraBora(table).round - 1] ?? 0 })}`, 'BB-C2');
}

export function statusTip(table: Table): Explanation {
  return explained(table.word('status-does', { points: figuresOf(table).statusPoints.at(-1) }), 'BB-C1');
}

export function pathTip(table: Table, kind: string, value: number): Explanation {
  return explained(table.word('path-does', { path: table.say(`path-${kind}`), value }), 'BB-X1');
}

/** A supply or a symbol; `label` stands in front of what it is for. */
export function thingTip(table: Table, thing: Thing, label = ''): Explanation {
  const text = table.word(`legend-${thing}`);
  return explained(label ? `${label}: ${text}` : text, THING_RULES[thing]);
}

export function materialTip(table: Table, material: string): Explanation {
  return explained(`${capital(table.say(`material-${material}`))}: ${table.word('legend-material')}`, 'BB-M1');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
