/** What the start page and the page of figures need of Bali, before its board is loaded. */
import type { About } from '../../shell/about';

export const about: About = {
  picture: { href: '#art-bali', thumb: '140 40 160 124' },
  minutes: 45,
  kinds: ['good', 'card'],
  groups: [
    { id: 'market', art: 'i-good', blocks: ['buying', 'goods'] },
    { id: 'front', art: 'i-mason', blocks: ['starting_sets', 'starting_stone', 'playing', 'game'] },
    { id: 'offer', art: 'i-priest', blocks: ['offer', 'playing_cards', 'scoring', 'demon'] },
    { id: 'altar', art: 'i-altar', blocks: ['oracle', 'final_scoring'] },
  ],
};
