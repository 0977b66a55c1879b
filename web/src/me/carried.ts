// What of the settings goes along to other devices, and what stays: who looks over one's shoulder differs from place to place.
import { isLanguage, NAME_LENGTH, settings } from '../settings.svelte';
import { setLanguage } from '../words/words.svelte';

const WORDS = {
  theme: ['auto', 'dark', 'light'],
  motion: ['auto', 'full', 'none'],
  speed: ['slow', 'normal', 'fast'],
  volume: ['low', 'middle', 'high'],
} as const;
const SWITCHES = ['sound', 'soundTurn', 'soundMoments', 'soundTalk', 'oneTouch'] as const;

export type Carried = Record<string, string | boolean>;

export function carried(): Carried {
  const found: Carried = { language: settings.language };
  for (const key of Object.keys(WORDS) as (keyof typeof WORDS)[]) found[key] = settings[key];
  for (const key of SWITCHES) found[key] = settings[key];
  return found;
}

/** Takes over what another device wrote; whatever this version does not know stays as it is. */
export async function take(name: string, from: Readonly<Record<string, unknown>>): Promise<void> {
  settings.name = name.slice(0, NAME_LENGTH);
  for (const [key, known] of Object.entries(WORDS)) {
    if ((known as readonly unknown[]).includes(from[key])) Object.assign(settings, { [key]: from[key] });
  }
  for (const key of SWITCHES) if (typeof from[key] === 'boolean') settings[key] = from[key];
  if (settings.sound) settings.soundAsked = true;
  if (isLanguage(from.language) && from.language !== settings.language) await setLanguage(from.language);
}
