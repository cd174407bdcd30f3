/** What each game says of itself before its board is loaded, in its own folder. A game from outside has nothing there. */

export interface Picture {
  href: string;
  /** The part that a thumbnail shows. */
  thumb: string;
}

/** A part of the board, with the blocks of the components file that belong to it. */
export interface Group {
  id: string;
  /** The symbol of this part, as the board draws it. */
  art: string;
  blocks: string[];
}

/** An entry of a components file: a card, a tile, a place. */
export type Entry = Record<string, unknown>;

/** A symbol as the board draws it. */
export interface Art {
  id: string;
  css: string;
  box: string;
}

export interface About {
  picture: Picture;
  /** How long a game takes. */
  minutes: number;
  /** The kinds of things under which the game's catalogue names something. */
  kinds: string[];
  /** The parts of its board. */
  groups: Group[];
  /** The kind that a choice is about, where a name means something else than the first kind that knows it. */
  kindOfKey?: Record<string, string>;
  /** Names that mean something else in a choice: the page's words for `choice.name`. */
  wordOf?: Record<string, string>;
  /** The kind under which the game's catalogue names the entries of a block. */
  kindOfBlock?: Record<string, string>;
  /** The colour in which the symbol of a part of the board is drawn. */
  artCss?: (id: string) => string;
  /** The symbol of an entry; null if there is none. */
  entryArt?: (block: string, entry: Entry) => Art | null;
}

const FOUND = import.meta.glob<About>('../games/*/about.ts', { eager: true, import: 'about' });
const OTHER: Picture = { href: '#art-other', thumb: '140 40 160 124' };

export const aboutOf = (game: string): About | undefined => FOUND[`../games/${game}/about.ts`];

/** The picture of a game on the start page; the islands for one that brings none. */
export const pictureOf = (game: string): Picture => aboutOf(game)?.picture ?? OTHER;
