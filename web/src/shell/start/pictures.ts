/** The games' pictures on the start page, and how long a game takes. A game from outside has the islands, and no duration. */

interface Picture {
  href: string;
  /** The part that a thumbnail shows. */
  thumb: string;
}

export const PICTURES: Record<string, Picture> = {
  bali: { href: '#art-bali', thumb: '140 40 160 124' },
  bora_bora: { href: '#art-bora', thumb: '120 10 160 124' },
  raiatea: { href: '#art-raiatea', thumb: '140 36 160 124' },
};

export const OTHER: Picture = { href: '#art-other', thumb: '140 40 160 124' };

export const MINUTES: Record<string, number> = { bali: 45, bora_bora: 90, raiatea: 120 };
