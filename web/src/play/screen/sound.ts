// What sounds, and when. The voices are fetched when something is first to be heard.
import { settings } from '../../settings.svelte';

export type Cue = 'turn' | 'asked' | 'moment' | 'talk' | 'end';

/** Whether a cue is to be heard, by what the player chose. */
export function audible(cue: Cue): boolean {
  if (!settings.sound) return false;
  const { soundTurn, soundAnswer, soundMoments, soundTalk, soundEnd } = settings;
  return { turn: soundTurn, asked: soundAnswer, moment: soundMoments, talk: soundTalk, end: soundEnd }[cue];
}

/** Sounds a cue in the voice of a world; worlds without one have that of the house. */
export function play(cue: Cue, world = ''): void {
  if (typeof AudioContext === 'undefined') return;
  void import('./voices').then(({ sounded }) => sounded(cue, world)).catch(() => undefined); // nobody waits for a sound
}
