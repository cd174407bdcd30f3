/** "How to play" Raiatea, and the legend of its symbols. */
import type { Guide, HowToPage, LegendEntry, Table } from '../../../shell/board_api';
import '../art.css';
import symbols from '../art.svg?raw';
import { ASSISTANTS, COMMODITIES, figuresOf } from '../components';
import { assistantTip, locationTip, thingTip, type Thing } from '../tips';
import { LOCATIONS } from '../view';
import Ceremony from './Ceremony.svelte';
import End from './End.svelte';
import Goal from './Goal.svelte';
import LegendSymbol from './LegendSymbol.svelte';
import Locations from './Locations.svelte';
import Market from './Market.svelte';
import Missions from './Missions.svelte';
import Rituals from './Rituals.svelte';
import Round from './Round.svelte';
import { EXAMPLE, blessings, endRows } from './views';

/** Every figure that the sentences name: those of the edition, and those of the examples made from them. */
export function args({ figures }: Pick<Table, 'figures'>): Record<string, number | string> {
  const edition = figuresOf({ figures });
  const list = (numbers: readonly number[]) => numbers.join(', ');
  const { opened, row } = blessings(figures);
  const rounds = (kind: string) => list(edition.rounds.map((track) => track.filter((one) => one === kind).length));
  return {
    mana: edition.startMana, pearls: edition.startPearls, drawn: edition.startDrawn, kept: edition.startKept, actionRounds: rounds('action'), ceremonies: edition.rounds[0]!.filter((one) => one === 'ceremony').length,
    more: edition.forestBeyondPlayers, one: edition.recruiting[0]!, two: edition.recruiting[1]!, kahunaPriests: edition.kahunaPriests, reef: edition.reefPearls, assistant: edition.assistantPrice, diver: edition.diverPearls,
    ranksAt: list(edition.ranksAt.slice(1)), ritualsDrawn: list(edition.rankDrawn), clips: list(edition.rankClips), rankPoints: list(edition.rankPoints.slice(1)), statuePoints: list(edition.statuePoints),
    ritual: edition.ritualPrice, giftsOfThree: edition.giftsGiven[0]!, opened, performed: row.filter((one) => one.left !== null).length, rituals: row.length,
    perMission: edition.motifs.poe!.points, perColour: edition.motifs.ura!.points, most: edition.motifs.ura!.most ?? 0, total: endRows(figures).reduce((sum, one) => sum + one.points, 0),
  };
}

const page = (id: string, Picture: HowToPage['Picture'], ...clauses: string[]): HowToPage => ({
  id, Picture, clauses,
  title: (table) => table.word(`howto-${id}.title`),
  text: (table) => table.word(`howto-${id}`, args(table)),
});
const entry = (thing: Thing, ...symbols: string[]): LegendEntry => ({ symbols, text: (table) => thingTip(table, thing)['data-tip'] });

export const guide: Guide = {
  symbols, view: EXAMPLE, Symbol: LegendSymbol,
  pages: [
    page('goal', Goal, 'RA-S1', 'RA-S3', 'RA-S5', 'RA-S10', 'RA-R1', 'RA-I1', 'RA-E1'),
    page('round', Round, 'RA-R2', 'RA-R3', 'RA-R4', 'RA-R5', 'RA-S7'),
    page('locations', Locations, 'RA-L1', 'RA-L2', 'RA-L3', 'RA-L4', 'RA-L5', 'RA-L6', 'RA-L7', 'RA-L8', 'RA-L9', 'RA-L13', 'RA-L14'),
    page('market', Market, 'RA-L10', 'RA-L11', 'RA-L12', 'RA-A1', 'RA-A2', 'RA-A3', 'RA-A4', 'RA-A5', 'RA-A6'),
    page('rituals', Rituals, 'RA-C8', 'RA-C12', 'RA-C13'),
    page('ceremony', Ceremony, 'RA-C1', 'RA-C2', 'RA-C3', 'RA-C4', 'RA-C5', 'RA-C6', 'RA-C7', 'RA-C9', 'RA-C10', 'RA-C11'),
    page('missions', Missions, 'RA-M1', 'RA-M2', 'RA-M3', 'RA-M4', 'RA-M5', 'RA-K1', 'RA-K2', 'RA-K3'),
    page('end', End, 'RA-E1', 'RA-E2', 'RA-V1', 'RA-V2', 'RA-V3', 'RA-V4'),
  ],
  legend: [
    {
      title: (table) => table.word('legend-things'),
      entries: [
        entry('mana', 'mana'), entry('pearl', 'pearl'), entry('tattoo', 'tattoo'), entry('priest', 'priest'), entry('points', 'vp'), entry('good', 'good'), entry('mask', 'mask'), entry('mirror', 'mirror'),
        entry('ritual', 'ritual'), entry('forbidden', 'forbidden'), entry('draw', 'draw'), entry('mission', 'mission'), entry('auction', 'auction'), entry('assistant', 'assistant'), entry('bag', 'bag'), entry('bid', 'bid'), entry('kahuna', 'kahuna'), entry('start', 'start'), entry('die', 'die'), entry('marker', 'marker'),
        ...COMMODITIES.map((name): LegendEntry => ({ symbols: [name], text: (table) => `${table.say(`commodity-${name}`)}: ${table.word('legend-good')}` })),
      ],
    },
    { title: (table) => table.word('legend-kinds'), entries: [entry('black', 'drop'), entry('blue', 'arch'), entry('brown', 'hex'), entry('burgundy', 'shield')] },
    {
      title: (table) => table.word('legend-effects'),
      entries: [entry('all', 'all'), entry('other', 'other'), entry('take', 'take'), entry('give', 'give'), entry('to', 'to'), entry('steal', 'steal'), entry('cancel', 'cancel'), entry('perm', 'perm'), entry('react', 'react'), entry('play', 'play'), entry('sell', 'sell'), entry('have', 'check')],
    },
    { title: (table) => table.word('locations'), entries: LOCATIONS.map((place): LegendEntry => ({ symbols: [place], text: (table) => locationTip(table, place)['data-tip'] })) },
    { title: (table) => table.word('assistants'), entries: ASSISTANTS.map((name): LegendEntry => ({ symbols: [name], text: (table) => assistantTip(table, name)['data-tip'] })) },
  ],
};
