// What a person is called who has not given a name: a creature of the sea, the same one at every visit.
import { NAME_LENGTH, settings } from './settings.svelte';
import { recall, remember } from './store';
import { t } from './words/words.svelte';

const drawn = recall('guest', Math.random());
remember('guest', drawn);

export function guestName(): string {
  const names = t('web-guest-names').split(',');
  return (names[Math.floor(drawn * names.length)] ?? names[0]!).trim();
}

/** The name given in the settings, or that of a guest. */
export function myName(): string {
  return settings.name.trim().slice(0, NAME_LENGTH) || guestName();
}
