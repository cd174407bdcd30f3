/** The pictures and colours of Bora Bora's things. */
import type { Need } from './components';

/** The picture of a kind of people, and its colours. */
const KIND_ART: Record<string, [string, string]> = {
  land_path: ['r-land_path', 'land'], water_path: ['r-water_path', 'water'], woman: ['r-woman', 'woman'], man: ['r-man', 'man'], build: ['r-build', 'hammer'],
  material: ['r-material', 'role'], move_hut: ['r-move_hut', 'role'], points: ['r-vp', 'points'], god_card: ['r-god_card', 'card'], offering: ['offering', 'offering'],
  status: ['r-status', 'status'], shell: ['shell', 'shell'],
};

export function kindArt(kind: string): [string, string] {
  return KIND_ART[kind]!;
}

export interface NeedPicture {
  art: string;
  colour: string;
  mark: [string, string] | null;
  count: number;
}

/** A task's need as a picture: the thing, and a small mark that qualifies it (a hut there, shifted, all different, of either sex). */
export function needPicture({ what, count, of }: Need): NeedPicture {
  const hut: [string, string] = ['hut', 'neutral'];
  const different: [string, string] = ['neq', 'neutral'];
  const shifted: [string, string] = ['down', 'points'];
  const either: [string, string] = ['person', 'neutral'];
  const pictures: Record<string, () => [string, string, [string, string] | null]> = {
    men: () => ['man', 'man', null], women: () => ['woman', 'woman', null], priests: () => ['priest', 'temple', null], jewelry: () => ['jewelry', 'necklace', null],
    first: () => ['flame', 'flame', null], regions: () => ['islands', 'islands', hut], islands: () => ['islands', 'islands', hut],
    cards_of_one_colour: () => ['r-god_card', 'card', null], cards: () => [`g-${of}`, of!, null], different_cards: () => ['r-god_card', 'card', different],
    buildings: () => ['building', 'hammer', null], jewelry_of_kind: () => [`j-${of}`, of!, null], god_tiles: () => ['god-tile', 'stone', null],
    offerings: () => ['offering', 'offering', null], shells: () => ['shell', 'shell', null], material: () => [of!, of!, null], materials: () => ['materials', 'neutral', null],
    terrain: () => [`t-${of}`, of!, hut], fish: () => [`fish_${of}`, `fish_${of}`, hut], huts_on_12: () => ['hut', 'neutral', null],
    men_shifted: () => ['man', 'man', shifted], women_shifted: () => ['woman', 'woman', shifted], people_shifted: () => ['person', 'neutral', shifted],
    people_of_kind: () => [...kindArt(of!), either], different_men: () => ['man', 'man', different], different_women: () => ['woman', 'woman', different], different_jewelry: () => ['jewelry', 'necklace', different],
  };
  const [art, colour, mark] = pictures[what]!();
  return { art, colour, mark, count };
}

/** The pictures of an action tile, and their colours. */
export const TILE_ART: Record<string, [string, string][]> = {
  helper: [['a-helper', 'role']], temple: [['a-temple', 'temple']], build: [['r-build', 'hammer']], man: [['man', 'man']], woman: [['woman', 'woman']], man_woman: [['man', 'man'], ['woman', 'woman']],
  land: [['r-land_path', 'land']], water: [['r-water_path', 'water']], land_water: [['r-land_path', 'land'], ['r-water_path', 'water']], fishing: [['a-fishing', 'fish_a']],
};
