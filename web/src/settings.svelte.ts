// What a person chooses for this browser: name, language, theme, motion, speed, sound, who else may see it.
import { recall, remember } from './store';

export const LANGUAGES = ['ru', 'uk', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'dark' | 'light';
export type Contrast = 'auto' | 'usual' | 'more';
export type Motion = 'auto' | 'full' | 'none';
export type Speed = 'slow' | 'normal' | 'fast';
export type Volume = 'low' | 'middle' | 'high';

const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5 };
const KEY = 'settings';
/** As the server wants it. */
export const NAME_LENGTH = 24;

interface Kept {
  name: string;
  language: Language;
  theme: Theme;
  contrast: Contrast;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  /** Whether they were asked about sounds, once. */
  soundAsked: boolean;
  volume: Volume;
  /** What sounds, if anything does. */
  soundTurn: boolean;
  soundAnswer: boolean;
  soundMoments: boolean;
  soundTalk: boolean;
  soundEnd: boolean;
  /** Others may see this screen: secrets lie under a cover. */
  watched: boolean;
  oneTouch: boolean;
}

export function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code);
}

/** The first language of the browser that there is text in; English if there is none. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((code) => code.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

class Settings implements Kept {
  name = $state('');
  language = $state<Language>('en');
  /** Whoever has not chosen sees the deep as it is. */
  theme = $state<Theme>('dark');
  contrast = $state<Contrast>('auto');
  motion = $state<Motion>('auto');
  speed = $state<Speed>('normal');
  sound = $state(false);
  soundAsked = $state(false);
  volume = $state<Volume>('middle');
  soundTurn = $state(true);
  soundAnswer = $state(true);
  soundMoments = $state(true);
  soundTalk = $state(true);
  soundEnd = $state(true);
  watched = $state(false);
  /** The first touch acts, for the quick; else it shows what the second does. */
  oneTouch = $state(false);

  #systemDark = $state(true);
  #systemCalm = $state(false);
  #systemContrast = $state(false);

  constructor() {
    const kept = recall<Partial<Kept>>(KEY, {});
    this.name = typeof kept.name === 'string' ? kept.name.slice(0, NAME_LENGTH) : '';
    this.language = isLanguage(kept.language) ? kept.language : preferred(navigator.languages);
    this.theme = oneOf(kept.theme, ['auto', 'dark', 'light'], 'dark');
    this.contrast = oneOf(kept.contrast, ['auto', 'usual', 'more'], 'auto');
    this.motion = oneOf(kept.motion, ['auto', 'full', 'none'], 'auto');
    this.speed = oneOf(kept.speed, ['slow', 'normal', 'fast'], 'normal');
    this.sound = kept.sound === true;
    this.soundAsked = kept.soundAsked === true || this.sound;
    this.volume = oneOf(kept.volume, ['low', 'middle', 'high'], 'middle');
    this.soundTurn = kept.soundTurn !== false;
    // Turns and other questions, moments and the end had one switch each before.
    this.soundAnswer = (kept.soundAnswer ?? kept.soundTurn) !== false;
    this.soundMoments = kept.soundMoments !== false;
    this.soundEnd = (kept.soundEnd ?? kept.soundMoments) !== false;
    this.soundTalk = kept.soundTalk !== false;
    this.watched = kept.watched === true;
    this.oneTouch = kept.oneTouch === true;
    this.#follow('(prefers-color-scheme: dark)', (on) => (this.#systemDark = on));
    this.#follow('(prefers-reduced-motion: reduce)', (on) => (this.#systemCalm = on));
    this.#follow('(prefers-contrast: more)', (on) => (this.#systemContrast = on));
  }

  #follow(query: string, tell: (on: boolean) => void): void {
    const media = window.matchMedia(query);
    tell(media.matches);
    media.addEventListener('change', () => tell(media.matches));
  }

  get dark(): boolean {
    return this.theme === 'auto' ? this.#systemDark : this.theme === 'dark';
  }

  /** Text and lines stand out from what they lie on. */
  get strong(): boolean {
    return this.contrast === 'auto' ? this.#systemContrast : this.contrast === 'more';
  }

  /** Nothing moves. */
  get still(): boolean {
    return this.motion === 'auto' ? this.#systemCalm : this.motion === 'none';
  }

  /** How long something of `ms` at normal speed shall take; 0 if nothing is to move. */
  duration(ms: number): number {
    return this.still ? 0 : ms * PACE[this.speed];
  }

  /** How many times longer than at normal speed something is to be seen, moving or not. */
  get pace(): number {
    return PACE[this.speed];
  }

  /** Writes the settings to the page and to the store. Called inside an effect, so that every change is written. */
  apply(root: HTMLElement): void {
    root.lang = this.language;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.contrast = this.strong ? 'more' : 'usual';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper'));
    root.dataset.motion = this.still ? 'none' : 'full';
    root.style.setProperty('--pace', this.still ? '0' : String(PACE[this.speed]));
    const { name, language, theme, contrast, motion, speed, watched, oneTouch } = this;
    const { sound, soundAsked, volume, soundTurn, soundAnswer, soundMoments, soundTalk, soundEnd } = this;
    const sounds = { sound, soundAsked, volume, soundTurn, soundAnswer, soundMoments, soundTalk, soundEnd };
    remember(KEY, { name, language, theme, contrast, motion, speed, watched, oneTouch, ...sounds } satisfies Kept);
  }
}

export const settings = new Settings();
