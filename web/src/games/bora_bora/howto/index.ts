/** "How to play" Bora Bora, and the legend of its symbols. */
import type { Guide, HowToPage, LegendEntry, Table } from '../../../shell/board_api';
import '../art.css';
import { TILE_ART, kindArt } from '../art';
import symbols from '../art.svg?raw';
import { figuresOf } from '../components';
import { godTileTip, godTip, kindTip, materialTip, thingTip, tileTip, type Thing } from '../tips';
import { GODS, MATERIALS } from '../view';
import Dice from './Dice.svelte';
import End from './End.svelte';
import Goal from './Goal.svelte';
import Gods from './Gods.svelte';
import LegendSymbol from './LegendSymbol.svelte';
import People from './People.svelte';
import Regions from './Regions.svelte';
import Scoring from './Scoring.svelte';
import Temple from './Temple.svelte';
import { EXAMPLE, endRows } from './views';

/** Every figure that the sentences name: those of the edition, and those of the examples made from them. */
export function args({ figures }: Pick<Table, 'figures'>): Record<string, number | string> {
  const edition = figuresOf({ figures });
  const { helperPrices, strengths } = edition;
  const list = (numbers: number[]) => numbers.join(', ');
  return {
    rounds: edition.buildingPoints.length, regions: edition.regions, dice: edition.dice, priests: edition.priests, buildings: edition.buildings, spaces: edition.spaces,
    tasks: edition.tasksEach, fish: edition.startFish, offerings: edition.startOfferings, cards: edition.startCards, godTiles: edition.startGodTiles,
    fishing: edition.fishingPoints, shift: helperPrices.shift!, point: helperPrices.point!, offering: helperPrices.offering!, godCard: helperPrices.god_card!, material: helperPrices.material!, moveHut: helperPrices.move_hut!,
    paths: list(strengths.land_path!), positions: list(strengths.man!), amounts: list(strengths.material!), points: list(strengths.points!), twoMen: strengths.points![1]!, most: edition.peopleMost,
    buildingPoints: list(edition.buildingPoints), priestPoints: list(edition.priestPoints), temple: edition.templeSpaces,
    task: edition.taskPoints, yellow: edition.taskPointsWithYellow,
    godTile: edition.godTilePoints, bonus: edition.bonus, bonusTasks: edition.bonusTasks, bonusJewelry: edition.bonusJewelry, total: endRows(figures).reduce((sum, row) => sum + row.points, 0),
  };
}

const page = (id: string, Picture: HowToPage['Picture'], ...clauses: string[]): HowToPage => ({
  id, Picture, clauses,
  title: (table) => table.word(`howto-${id}.title`),
  text: (table) => table.word(`howto-${id}`, args(table)),
});
const entry = (thing: Thing, ...symbols: string[]): LegendEntry => ({ symbols, text: (table) => thingTip(table, thing)['data-tip'] });
const tile = (name: string): LegendEntry => ({ symbols: TILE_ART[name]!.map((art) => art.join(':')), text: (table) => tileTip(table, name)['data-tip'] });
const kind = (name: string): LegendEntry => ({ symbols: [kindArt(name).join(':')], text: (table) => kindTip(table, name)['data-tip'] });
const KINDS = ['land_path', 'water_path', 'woman', 'man', 'build', 'material', 'move_hut', 'points', 'god_card', 'offering', 'status', 'shell'];
const TERRAINS = ['mountain', 'beach', 'forest', 'plains'];

export const guide: Guide = {
  symbols, view: EXAMPLE, Symbol: LegendSymbol,
  pages: [
    page('goal', Goal, 'BB-S3', 'BB-S7', 'BB-S8', 'BB-S9', 'BB-S12', 'BB-I1'),
    page('dice', Dice, 'BB-A1', 'BB-A2', 'BB-A4', 'BB-A5', 'BB-A6', 'BB-H1', 'BB-H2', 'BB-H4', 'BB-H5'),
    page('regions', Regions, 'BB-X1', 'BB-X2', 'BB-X3', 'BB-X4', 'BB-M1', 'BB-M2', 'BB-S13'),
    page('people', People, 'BB-P1', 'BB-P2', 'BB-W1', 'BB-W2', 'BB-W3', 'BB-W5', 'BB-W6'),
    page('temple', Temple, 'BB-T1', 'BB-T2', 'BB-T3', 'BB-B1', 'BB-B2', 'BB-B3', 'BB-U1'),
    page('gods', Gods, 'BB-A3', 'BB-W4', 'BB-G1', 'BB-G2', 'BB-G3', 'BB-G4', 'BB-H3', 'BB-C5'),
    page('scoring', Scoring, 'BB-C1', 'BB-C2', 'BB-C3', 'BB-C4', 'BB-C6', 'BB-C7', 'BB-C8'),
    page('end', End, 'BB-E1', 'BB-E2', 'BB-E3', 'BB-E4'),
  ],
  legend: [
    {
      title: (table) => table.word('legend-things'),
      entries: [
        entry('offering', 'offering:offering'), entry('shell', 'shell:shell'), entry('tattoo', 'tattoo:tattoo'), entry('hut', 'hut:A'), entry('priest', 'priest:A'), entry('building', 'building:A'),
        { symbols: ['god-tile:stone'], text: (table) => godTileTip(table)['data-tip'] }, entry('card', 'r-god_card:card'), entry('fish', 'fish_a:fish_a', 'fish_b:fish_b'), entry('jewelry', 'jewelry:necklace'), entry('points', 'r-vp:points'), entry('first', 'flame:flame'),
        entry('shifted', 'down:points'), entry('different', 'neq:neutral'),
        ...MATERIALS.map((name): LegendEntry => ({ symbols: [`${name}:${name}`], text: (table) => materialTip(table, name)['data-tip'] })),
        ...TERRAINS.map((name): LegendEntry => ({ symbols: [`t-${name}:${name}`], text: (table) => `${table.say(`terrain-${name}`)}: ${table.word('legend-terrain')}` })),
      ],
    },
    { title: (table) => table.word('legend-tiles'), entries: ['helper', 'temple', 'build', 'man', 'woman', 'land', 'water', 'fishing'].map(tile) },
    { title: (table) => table.word('legend-kinds'), entries: KINDS.map(kind) },
    { title: (table) => table.word('gods'), entries: GODS.map((god): LegendEntry => ({ symbols: [`g-${god}:${god}`], text: (table) => godTip(table, god)['data-tip'] })) },
  ],
};
