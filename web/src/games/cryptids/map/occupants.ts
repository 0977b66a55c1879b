// What stands at each place of the map, and how that is said.
import { t } from '../../../words/words.svelte';
import { NOWHERE, type Content } from '../content';
import { cardName, evidenceList, placeName } from '../names';
import type { CardView, CryptidsView } from '../types';

export interface Person {
  seat: number;
  name: string;
  /** Whose turn it is. */
  lit: boolean;
}

/** An open card that can be tracked here. */
export interface Trail {
  /** Of the display. */
  place: number;
  card: number;
  bids: readonly number[];
}

export interface Here {
  people: readonly Person[];
  tokens: readonly number[];
  trails: readonly Trail[];
  hare: boolean;
}

/** What the map is drawn from; a view has it all. */
export type MapView = Pick<CryptidsView, 'map' | 'cities'> & {
  turn: { seat: number };
  display: readonly Pick<CardView, 'card' | 'region' | 'bids'>[];
  players: readonly { place: number }[];
};

/** By place. Cards that can be tracked anywhere are not on the map. */
export function occupantsOf(content: Content, view: MapView, names: readonly string[]): Here[] {
  return content.places.map((location, place) => ({
    people: view.players.flatMap((player, seat) =>
      player.place === place ? [{ seat, name: names[seat] ?? '', lit: seat === view.turn.seat }] : [],
    ),
    tokens: view.map[place] ?? [],
    trails: view.display.flatMap(({ card, region, bids }, at) => (card !== NOWHERE && region === place ? [{ place: at, card, bids }] : [])),
    hare: location.city && (view.cities[place - content.regions] ?? false),
  }));
}

/** A place in words: its name, and whatever is there. */
export function hereSaid(content: Content, place: number, { people, tokens, trails, hare }: Here, own: number): string {
  const what = [
    ...people.map(({ name, seat }) => (seat === own ? t('board-you') : name)),
    ...(tokens.length > 0 ? [t('board-evidence-here', { evidence: evidenceList(tokens) })] : []),
    ...trails.map(({ card, bids }) => t(bids.includes(own) ? 'board-trail-own' : 'board-trail', { card: cardName(content, card) })),
    ...(hare ? [t('board-hare-here')] : []),
  ];
  const name = placeName(content, place);
  return what.length > 0 ? t('board-place', { place: name, what: what.join('; ') }) : name;
}
