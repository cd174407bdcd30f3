/** Against how many bots, and of which level, the button that plays at once begins: stored in this browser. */
const KEY = 'motu.quick';
/** With two others a game is neither the shortest nor the longest. */
const OTHERS = 2;

class QuickGame {
  others = $state(OTHERS);
  level = $state('');

  constructor() {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<{ others: number; level: string }>;
      if (Number.isInteger(stored.others)) this.others = stored.others!;
      if (typeof stored.level === 'string') this.level = stored.level;
    } catch {
      // What can't be read is chosen anew.
    }
  }

  choose(others: number, level: string): void {
    this.others = others;
    this.level = level;
    localStorage.setItem(KEY, JSON.stringify({ others, level }));
  }

  /** The number of bots for a game that so many can play. */
  othersIn(game: { least: number; most: number }): number {
    return Math.max(game.least, Math.min(this.others + 1, game.most)) - 1;
  }

  /** One of the levels: the chosen one, or the middle. */
  levelOf(levels: readonly string[]): string {
    return levels.includes(this.level) ? this.level : levels[Math.floor((levels.length - 1) / 2)]!;
  }
}

export const quickGame = new QuickGame();
