/** The reader's settings, stored in this browser. */
import { LANGUAGES, type Language } from '../generated/languages';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const TEXTS = ['normal', 'large', 'larger'] as const;
export const REMARKS = ['guided', 'always', 'never'] as const;
export const CONFIRMS = ['always', 'final', 'never'] as const;

/** The duration of an animation in milliseconds at each speed. */
const ANIMATION_MS = { off: 0, fast: 180, normal: 340, slow: 650 };
const KEY = 'motu.settings';

interface StoredSettings {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  confirm: (typeof CONFIRMS)[number];
  marks: boolean;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Whether a phone shakes when it is the reader's turn. */
  haptics: boolean;
  text: (typeof TEXTS)[number];
  /** Whether the last move of a turn waits for a button. */
  endTurn: boolean;
  /** When the expert makes a remark in each turn: after a guided game, always, or never. */
  remarks: (typeof REMARKS)[number];
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? 'en';
}

function readStored(): Partial<StoredSettings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<StoredSettings>;
  } catch {
    return {};
  }
}

class Settings implements StoredSettings {
  language = $state<Language>('en');
  theme = $state<StoredSettings['theme']>('system');
  speed = $state<StoredSettings['speed']>('normal');
  confirm = $state<StoredSettings['confirm']>('final');
  marks = $state(false);
  sound = $state(false);
  volume = $state(60);
  haptics = $state(false);
  text = $state<StoredSettings['text']>('normal');
  endTurn = $state(false);
  remarks = $state<StoredSettings['remarks']>('guided');
  private systemDark = $state(false);
  private reduced = $state(false);

  constructor() {
    const stored = readStored();
    this.language = LANGUAGES.includes(stored.language!) ? stored.language! : preferredLanguage();
    this.theme = THEMES.includes(stored.theme!) ? stored.theme! : 'system';
    this.speed = SPEEDS.includes(stored.speed!) ? stored.speed! : 'normal';
    this.confirm = CONFIRMS.includes(stored.confirm!) ? stored.confirm! : 'final';
    this.marks = stored.marks === true;
    this.sound = stored.sound === true;
    this.haptics = stored.haptics === true;
    this.volume = typeof stored.volume === 'number' && stored.volume >= 0 && stored.volume <= 100 ? stored.volume : 60;
    this.text = TEXTS.includes(stored.text!) ? stored.text! : 'normal';
    this.endTurn = stored.endTurn === true;
    this.remarks = REMARKS.includes(stored.remarks!) ? stored.remarks! : 'guided';
    watchMedia('(prefers-color-scheme: dark)', (dark) => (this.systemDark = dark));
    watchMedia('(prefers-reduced-motion: reduce)', (reduced) => (this.reduced = reduced));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark);
  }

  /** The duration of one animation in milliseconds; 0 if the system asks for reduced motion. */
  get animationMs(): number {
    return this.reduced ? 0 : ANIMATION_MS[this.speed];
  }

  save(): void {
    const { language, theme, speed, confirm, marks, sound, volume, haptics, text, endTurn, remarks } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, confirm, marks, sound, volume, haptics, text, endTurn, remarks }));
    } catch {
      // Without storage the game works all the same.
    }
  }

  /** Writes the settings that the style sheet uses to the root element. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.text = this.text;
    root.toggleAttribute('data-marks', this.marks);
    root.toggleAttribute('data-still', this.animationMs === 0);
  }
}

function watchMedia(query: string, onChange: (matches: boolean) => void): void {
  const list = matchMedia(query);
  onChange(list.matches);
  list.addEventListener('change', () => onChange(list.matches));
}

export const settings = new Settings();

/**
 * Where a table is laid out as on a phone: on narrow screens, on low ones (a phone on its side, a window zoomed to 200 %)
 * and on tablets held upright. The style sheets have the same query.
 */
const PHONE = '(max-width: 700px), (max-height: 500px), (max-aspect-ratio: 1/1) and (max-width: 1100px)';

class Screen {
  phone = $state(false);

  constructor() {
    watchMedia(PHONE, (phone) => (this.phone = phone));
  }
}

export const screen = new Screen();
