/** "How to play" Bali, and the legend of its symbols. */
import type { Guide, HowToPage, Table } from '../../../shell/board_api';
import symbols from '../art.svg?raw';
import { editionArgs } from '../figure_args';
import { cardTip, goodTip, placeTip } from '../tips';
import End from './End.svelte';
import Goal from './Goal.svelte';
import LegendSymbol from './LegendSymbol.svelte';
import Play from './Play.svelte';
import Sacrifice from './Sacrifice.svelte';
import Scores from './Scores.svelte';
import Take from './Take.svelte';
import Turn from './Turn.svelte';
import Variants from './Variants.svelte';
import { END, EXAMPLE, ON_THE_ALTAR, PRIESTS, endRows, priestsScored } from './views';

/** Every figure that the sentences name: those of the edition, and those of the examples made from them. */
export function args(table: Pick<Table, 'figures'>): Record<string, number> {
  const scored = priestsScored(table.figures);
  const rows = endRows(table.figures);
  return {
    ...editionArgs(table),
    priests: PRIESTS[0], otherPriests: PRIESTS[1], gain: scored[0]!, otherGain: scored[1]!,
    mostLaid: ON_THE_ALTAR[0]![1], rice: END.goods.rice, ricePoints: rows.find((row) => row.what === 'rice')?.points ?? 0,
    won: END.won, total: rows.reduce((sum, row) => sum + row.points, 0),
  };
}

const page = (id: string, Picture: HowToPage['Picture'], ...clauses: string[]): HowToPage => ({
  id, Picture, clauses,
  title: (table) => table.word(`howto-${id}.title`),
  text: (table) => table.word(`howto-${id}`, args(table)),
});
const place = (name: Parameters<typeof placeTip>[1], symbol: string) => ({ symbols: [symbol], text: (table: Table) => placeTip(table, name)['data-tip'] });
const card = (name: string, symbol: string) => ({ symbols: [symbol], text: (table: Table) => cardTip(table, name)['data-tip'] });
const good = (name: string) => ({ symbols: [name], text: (table: Table) => goodTip(table, name)['data-tip'] });

export const guide: Guide = {
  symbols, view: EXAMPLE, Symbol: LegendSymbol,
  pages: [
    page('goal', Goal, 'BA-S2', 'BA-S3', 'BA-S5', 'BA-K4', 'BA-E4'),
    page('turn', Turn, 'BA-T1', 'BA-S4'),
    page('play', Play, 'BA-B1', 'BA-B2', 'BA-P1', 'BA-P2', 'BA-P4'),
    page('sacrifice', Sacrifice, 'BA-P3', 'BA-A1', 'BA-A2', 'BA-A3', 'BA-A4'),
    page('take', Take, 'BA-K1', 'BA-K2', 'BA-C1'),
    page('scoring', Scores, 'BA-C2', 'BA-C3', 'BA-C4', 'BA-C5', 'BA-C6', 'BA-C7'),
    page('end', End, 'BA-K3', 'BA-E1', 'BA-E2', 'BA-E3', 'BA-E4', 'BA-E5'),
    page('variants', Variants, 'BA-O1', 'BA-O2', 'BA-O3', 'BA-D1', 'BA-D2', 'BA-D3'),
  ],
  legend: [
    { title: (table) => table.word('legend-numbers'), entries: [place('points', 'vp'), place('stone', 'stone'), place('goods', 'good'), place('hand', 'hand'), place('altar', 'altar'), place('pile', 'pile'), place('crown', 'crown'), place('first', 'first')] },
    { title: (table) => table.say('table-goods'), entries: ['rice', 'peanut', 'banana', 'pepper'].map(good) },
    { title: (table) => table.word('legend-cards'), entries: [card('rice_farmer', 'rice'), card('stonemason', 'mason'), card('priest', 'priest'), card('shrine', 'shrine'), card('oracle', 'oracle'), place('demon', 'demon')] },
  ],
};
