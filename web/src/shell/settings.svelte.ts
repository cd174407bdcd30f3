/** What the reader has set, kept in this browser. */

export type Language = 'en' | 'de' | 'ru';
export const LANGUAGES: readonly Language[] = ['en', 'de', 'ru'];
export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const CONFIRMS = ['always', 'final', 'never'] as const;

/** Milliseconds of one movement at each speed. */
const PACES = { off: 0, fast: 180, normal: 340, slow: 650 };
const KEY = 'motu.settings';

interface Kept {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  confirm: (typeof CONFIRMS)[number];
  marks: boolean;
  sound: boolean;
}

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? 'en';
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings implements Kept {
  language = $state<Language>('en');
  theme = $state<Kept['theme']>('system');
  speed = $state<Kept['speed']>('normal');
  confirm = $state<Kept['confirm']>('final');
  marks = $state(false);
  sound = $state(false);
  private systemDark = $state(false);
  private reduced = $state(false);

  constructor() {
    const kept = stored();
    this.language = LANGUAGES.includes(kept.language!) ? kept.language! : spoken();
    this.theme = THEMES.includes(kept.theme!) ? kept.theme! : 'system';
    this.speed = SPEEDS.includes(kept.speed!) ? kept.speed! : 'normal';
    this.confirm = CONFIRMS.includes(kept.confirm!) ? kept.confirm! : 'final';
    this.marks = kept.marks === true;
    this.sound = kept.sound === true;
    watch('(prefers-color-scheme: dark)', (dark) => (this.systemDark = dark));
    watch('(prefers-reduced-motion: reduce)', (reduced) => (this.reduced = reduced));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark);
  }

  /** Milliseconds of one movement; none for who asked the system for less motion. */
  get pace(): number {
    return this.reduced ? 0 : PACES[this.speed];
  }

  keep(): void {
    const { language, theme, speed, confirm, marks, sound } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, confirm, marks, sound }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Writes what the style sheet needs to know on the page's root. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.toggleAttribute('data-marks', this.marks);
    root.toggleAttribute('data-still', this.pace === 0);
  }
}

function watch(query: string, tell: (matches: boolean) => void): void {
  const list = matchMedia(query);
  tell(list.matches);
  list.addEventListener('change', () => tell(list.matches));
}

export const settings = new Settings();

class Screen {
  phone = $state(false);

  constructor() {
    watch('(max-width: 700px)', (phone) => (this.phone = phone));
  }
}

export const screen = new Screen();
