/** What Bora Bora's pieces say of themselves, with the figures of the edition in use. */
import type { Jewel } from '../../generated/bora_bora';
import type { Table } from '../../shell/board_api';
import { figuresOf } from './components';
import { boraBora } from './view';

/** A kind of people: its name, and what one, two and three of them do. */
export function kindTip(table: Table, kind: string): string {
  const strengths = [...new Set(figuresOf(table).strengths[kind]!)];
  return `${capital(table.say(`kind-${kind}`))}: ${table.word(`kind-${kind}-does`, { values: strengths.join(' / ') })}`;
}

/** An action tile: its name, and what a die does there. */
export function tileTip(table: Table, tile: string): string {
  const { fishingPoints, buildingPoints, helperPrices } = figuresOf(table);
  const points = tile === 'fishing' ? fishingPoints : (buildingPoints[boraBora(table).round - 1] ?? 0);
  return `${table.say(`tile-${tile}`)}: ${table.word(`tile-${tile}-does`, { points, ...helperPrices })}`;
}

export function jewelTip(table: Table, jewel: Jewel): string {
  return `${capital(table.say(`jewel-${jewel.jewel}`))}: ${table.word('jewel-does', { points: jewel.points, shells: jewel.shells })}`;
}

export function godTip(table: Table, god: string): string {
  return table.word(`god-${god}-does`);
}

export function godTileTip(table: Table): string {
  return table.word('god-tile-does', { points: figuresOf(table).godTilePoints });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
