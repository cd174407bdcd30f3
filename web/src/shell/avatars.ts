/** The pictures that people choose for themselves, drawn for Motu, on a square of 32. */
export const ARTS = {
  turtle: 'M16 8a8 7 0 0 1 8 8 8 7 0 0 1-16 0 8 7 0 0 1 8-8ZM16 3.500a2.600 2.600 0 0 1 2.600 3.200h-5.200A2.600 2.600 0 0 1 16 3.500ZM7.500 9.500 4 8l1 4 2 .5ZM24.500 9.500 28 8l-1 4-2 .5ZM8.500 22 6 26l3.500-1.500 1.500-1.500ZM23.500 22l2.500 4-3.500-1.500L21 23ZM15 24h2l-1 4Z',
  shell: 'M16 5c7 0 12 5 12 11.500L20 25h-8L4 16.500C4 10 9 5 16 5ZM12 26h8v2h-8ZM15.200 8h1.600v15h-1.600ZM9.500 10.500l1.500-.7 3 13h-1.600ZM22.500 10.500l-1.500-.7-3 13h1.600Z',
  palm: 'M15 14c-1 5-1.500 9-1.500 14h5c-1-5-1.500-9-1.500-14ZM16 13C13 8 8 7 4 10c4 0 8 1 12 3ZM16 13c3-5 8-6 12-3-4 0-8 1-12 3ZM16 12.500C15 8 17 5 21 3.500 19 6 17.500 9 16 12.500ZM16 13c-4 0-8 2-9 7 3-3 6-5 9-7ZM16 13c4 0 8 2 9 7-3-3-6-5-9-7Z',
  fish: 'M3 16c4-6 10-8 16-5l6-5c1 4 1 6 0 10 1 4 1 6 0 10l-6-5c-6 3-12 1-16-5ZM9 14.500a1.500 1.500 0 1 0 .01 0ZM14 11l3 5-3 5Z',
  flower: 'M16 11c-3-5-1-8 0-8s3 3 0 8ZM20.500 14c2.500-5 6-4.500 6.500-3.500s-.5 4.500-6.500 3.500ZM19 19.500c5.500 1 5.500 4.500 4.500 5.500s-4.500-.5-4.500-5.500ZM13 19.500c-5.500 1-5.500 4.500-4.500 5.500s4.500-.5 4.500-5.500ZM11.500 14C9 9 5.500 9.500 5 10.500s.5 4.500 6.500 3.500ZM16 12.500a4 4 0 1 1-.01 0Z',
  canoe: 'M3 20c8 4 18 4 26 0-1 5-5 7-13 7S4 25 3 20ZM15 4v14H9C11 13 13 9 15 4ZM17 7c4 3 6 7 6 11h-6Z',
  mask: 'M8 4h16l2 9c0 8-4 15-10 15S6 21 6 13ZM11 12c-2 0-2.500 1.500-2.500 2.500h5C13.500 13.500 13 12 11 12ZM21 12c-2 0-2.500 1.500-2.500 2.500h5c0-1-.5-2.500-2.500-2.500ZM15 15h2l1 5h-4ZM11 22h10l-2 3h-6Z',
  star: 'M16 3l3.500 8.500L28 13l-6.500 6 2 9-7.500-5-7.500 5 2-9L4 13l8.500-1.500Z',
} as const;

export type Art = keyof typeof ARTS;
export const COLOURS = { lagoon: '#15808d', coral: '#b8431f', amber: '#946000', palm: '#4b7f3a', hibiscus: '#c2255c', wood: '#8a5a35', stone: '#5d676d', night: '#33415c' } as const;
export type Colour = keyof typeof COLOURS;

/** The parts of an avatar as it is stored; null for none, or one that this page does not know. */
export function avatarOf(text: string): { art: Art; colour: Colour } | null {
  const [art, colour] = text.split('-');
  return art !== undefined && art in ARTS && colour !== undefined && colour in COLOURS ? { art: art as Art, colour: colour as Colour } : null;
}
