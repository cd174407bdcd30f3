/** What the start page and the page of figures need of Raiatea, before its board is loaded. */
import type { About, Art } from '../../shell/about';

const art = (id: string, box = '0 0 24 24'): Art => ({ id: `ra-${id}`, css: 'ra-i', box });
const MASK = '0 0 60 78';

export const about: About = {
  picture: { href: '#art-raiatea', thumb: '140 36 160 124' },
  minutes: 120,
  kinds: ['commodity', 'assistant', 'mask', 'rank', 'deck'],
  groups: [
    { id: 'tracks', art: 'ra-tattoo', blocks: ['tattoo_track', 'priest_track', 'ranks', 'recruiting'] },
    { id: 'market', art: 'ra-market', blocks: ['die', 'price_charts', 'locations'] },
    { id: 'forest', art: 'ra-mask', blocks: ['masks', 'forest_cards'] },
    { id: 'statues', art: 'ra-mission', blocks: ['statues', 'missions'] },
    { id: 'rituals', art: 'ra-ritual', blocks: ['rituals'] },
    { id: 'ceremony', art: 'ra-bag', blocks: ['rounds', 'ceremony'] },
    { id: 'start', art: 'ra-start', blocks: ['game', 'setup', 'starting_cards'] },
  ],
  kindOfKey: { deck: 'deck' },
  wordOf: { 'kind.blue': 'fig-name-kind-blue' },
  kindOfBlock: { masks: 'mask', forest_cards: 'mask', rituals: 'ritual' },
  artCss: (id) => (id.startsWith('ra-') ? 'ra-i' : ''),
  entryArt(block, entry) {
    if (block === 'masks') return art(`mask-${String(entry.id)}`, MASK);
    if (block === 'forest_cards') return art(`mask-${String(entry.mask)}`, MASK);
    if (block === 'rituals') return art(entry.deck === 'forbidden' ? 'forbidden' : 'ritual');
    if (block === 'missions') return art(entry.kind === 'auction' ? 'auction' : 'mission');
    return null;
  },
};
