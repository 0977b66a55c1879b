// People and things of The Thing in words, as a reader or a screen reader wants them.
import { t } from '../../words/words.svelte';
import { cardName, ROLES } from './cards';
import type { Model, Scene } from './model';
import { rumourOf } from './rumours';
import { notesOf, type Notes } from './notes.svelte';

/** The notes of the viewer, while there is a table to keep them for. */
export function ownNotes(model: Model): Notes | null {
  return model.live && model.seat >= 0 ? notesOf(model.live.table, model.seat) : null;
}

/** All that the picture of a seat shows, in a sentence. */
export function seatSaid(model: Model, seat: number): string {
  const { view, names } = model;
  const parts = [names[seat] ?? ''];
  if (seat === model.seat) parts.push(t('thing-you'));
  if (view.out[seat]) parts.push(t('thing-burned'));
  else {
    parts.push(t('thing-cards', { number: view.hand_sizes[seat] ?? 0 }));
    const turns = view.quarantine[seat] ?? 0;
    if (turns > 0) parts.push(t('thing-quarantined', { turns }));
    if (view.outcome === null && view.turn.seat === seat) parts.push(t('thing-has-turn'));
    if (view.outcome === null && view.asked.some(([asked]) => asked === seat)) parts.push(t('thing-is-asked'));
  }
  const rumour = view.outcome === null && !view.out[seat] ? rumourOf(model, seat) : null;
  if (rumour) parts.push(t('thing-rumour', { name: names[rumour.by] ?? '', text: rumour.text }));
  const mark = ownNotes(model)?.mark(seat) ?? '';
  if (mark && seat !== model.seat) parts.push(t('thing-marked', { mark: t(`thing-mark-${mark}`) }));
  return parts.join(', ');
}

/** What is going on at the table. */
export function sceneSaid({ names }: Model, scene: Scene): string {
  const name = names[scene.seat] ?? '';
  const target = names[scene.target] ?? '';
  if (scene.kind === 'exchange') return t('thing-scene-exchange', { name, target });
  if (scene.kind === 'panic') return t('thing-scene-panic', { name, card: cardName(scene.card) });
  return t('thing-scene-attack', { name, target, card: cardName(scene.card) });
}

/** Whether somebody in play is human as far as the viewer knows: the Thing knows all. */
export function humansLeft({ view }: Model): boolean {
  return view.roles.some((role, seat) => role === ROLES.indexOf('human') && !view.out[seat]);
}
