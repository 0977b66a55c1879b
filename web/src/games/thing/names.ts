// People and things of The Thing in words, as a reader or a screen reader wants them.
import { t } from '../../words/words.svelte';
import { cardName } from './cards';
import type { Model, Scene } from './model';
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
