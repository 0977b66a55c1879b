// How a game of Abyss was won, in a few sentences for everybody: what ended it, what was worth most, and by how much.
import { t } from '../../words/words.svelte';
import type { Model, Told } from './model';
import { locationName } from './names';

export function storyOf({ aids, names, live }: Pick<Model, 'aids' | 'names' | 'live'>): string[] {
  const standings = aids?.standings ?? [];
  const nameOf = (seat: number): string => names[seat] ?? '';
  const story: string[] = [];
  const last = (live?.log as readonly Told[] | undefined)?.findLast(({ kind }) => kind === 'last_round');
  if (last?.kind === 'last_round') story.push(t(`abyss-story-${last.data.reason}`, { name: nameOf(last.data.seat) }));
  const places = standings.flatMap(({ points }, seat) => points.locations.map(([location, worth]) => ({ seat, location, worth })));
  const best = places.sort((one, other) => other.worth - one.worth)[0];
  if (best) story.push(t('abyss-story-place', { name: nameOf(best.seat), location: locationName(best.location), points: best.worth }));
  const [first, second] = standings.map(({ total }, seat) => ({ total, seat })).sort((one, other) => other.total - one.total);
  if (first && second)
    story.push(
      first.total === second.total
        ? t('abyss-story-tie', { name: nameOf(first.seat), other: nameOf(second.seat), points: first.total })
        : t('abyss-story-lead', { name: nameOf(first.seat), other: nameOf(second.seat), points: first.total - second.total }),
    );
  return story;
}
