/** What the start page and the page of figures need of Bora Bora, before its board is loaded. */
import type { About, Art } from '../../shell/about';

/** The symbols of the kinds of people, and their colours. */
const PEOPLE: Record<string, [string, string]> = {
  land_path: ['r-land_path', 'land'], water_path: ['r-water_path', 'water'], woman: ['r-woman', 'woman'], man: ['r-man', 'man'], build: ['r-build', 'hammer'],
  material: ['r-material', 'role'], move_hut: ['r-move_hut', 'role'], points: ['r-vp', 'points'], god_card: ['r-god_card', 'card'], offering: ['offering', 'offering'],
  status: ['r-status', 'status'], shell: ['shell', 'shell'],
};

/** The colours of the symbols of the parts of the board. */
const COLOURS: Record<string, string> = { 'bb-islands': 'islands', 'bb-man': 'man', 'bb-jewelry': 'necklace', 'bb-a-temple': 'temple', 'bb-g-blue': 'blue', 'bb-vp': 'points' };

const art = (id: string, colour: string): Art => ({ id: `bb-${id}`, css: `bb-g rim bb-c-${colour}`, box: '0 0 24 24' });

export const about: About = {
  picture: { href: '#art-bora', thumb: '120 10 160 124' },
  minutes: 90,
  kinds: ['region', 'terrain', 'material', 'tile', 'jewel', 'kind'],
  groups: [
    { id: 'lagoon', art: 'bb-islands', blocks: ['map', 'land_paths', 'water_paths', 'fish'] },
    { id: 'people', art: 'bb-man', blocks: ['people'] },
    { id: 'jewelry', art: 'bb-jewelry', blocks: ['jewelry'] },
    { id: 'tasks', art: 'i-log', blocks: ['tasks'] },
    { id: 'own', art: 'bb-hut', blocks: ['gathering_board', 'ceremony_area', 'buildings'] },
    { id: 'temple', art: 'bb-a-temple', blocks: ['status_track', 'temple'] },
    { id: 'actions', art: 'bb-a-helper', blocks: ['action_tiles', 'dice', 'helper'] },
    { id: 'gods', art: 'bb-g-blue', blocks: ['god_cards', 'god_tiles'] },
    { id: 'end', art: 'bb-vp', blocks: ['game', 'start', 'final_scoring'] },
  ],
  kindOfKey: { resource: 'material', terrain: 'terrain' },
  kindOfBlock: { map: 'region', people: 'kind', tasks: 'task', jewelry: 'jewel' },
  artCss: (id) => (id.startsWith('bb-') ? `bb-g rim bb-c-${COLOURS[id] ?? 'neutral'}` : ''),
  entryArt(block, entry) {
    if (block === 'map') return art(`t-${String(entry.terrain)}`, String(entry.terrain));
    if (block === 'fish') return art(`fish_${String(entry.kind)}`, `fish_${String(entry.kind)}`);
    if (block === 'jewelry') return art(`j-${String(entry.kind)}`, String(entry.kind));
    if (block === 'people') return art(...(PEOPLE[String(entry.id)] ?? ['person', 'neutral']));
    if (block === 'land_paths') return art('r-land_path', 'land');
    if (block === 'water_paths') return art('r-water_path', 'water');
    return null;
  },
};
