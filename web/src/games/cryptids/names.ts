// Components of Cryptids in words. Names of places and cryptids are those of the pack; everything else stands in the
// game's own files.
import { language, t } from '../../words/words.svelte';
import { ANY, BONUS, NOWHERE, placementOf, SYMBOLS, type Card, type Content, type Effect, type Face, type Wanted } from './content';
import { EVIDENCE, HABITATS, KINDS, SKILLS, ZONES, type Names } from './facts';

/** Those of the built-in pack stand among the texts; any other brings its own. */
export function said(named: { id: string; name?: Names } | undefined): string {
  return named ? (named.name?.[language()] ?? t(`named-${named.id}`)) : '';
}

export function cardName(content: Content, card: number): string {
  return said(content.cards[card]);
}

/** A region with its zone and number, a city by its name alone. */
export function placeName(content: Content, place: number): string {
  const found = content.places[place];
  if (!found) return t('place-anywhere');
  return found.city ? said(found) : t('place-region', { id: found.id, name: said(found) });
}

export function evidenceName(kind: number): string {
  return t(kind === ANY ? 'evidence-any' : kind === BONUS ? 'evidence-bonus' : `evidence-${EVIDENCE[kind]}`);
}

/** Several pieces, each kind once with its number. */
export function evidenceList(kinds: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    [...counts].map(([kind, count]) => (count > 1 ? t('copies', { name: evidenceName(kind), count }) : evidenceName(kind))).join(', ') ||
    t('nothing')
  );
}

export function habitatName(habitat: number): string {
  return t(`habitat-${HABITATS[habitat] ?? 'special'}`);
}

export function kindName(kind: number): string {
  return t(`kind-${KINDS[kind]}`);
}

export function zoneName(zone: number): string {
  return t(`zone-${ZONES[zone]}`);
}

export function skillName(skill: number): string {
  return t(`skill-${SKILLS[skill]}`);
}

export function skillText(skill: number): string {
  return t(`skill-${SKILLS[skill]}-text`);
}

export function levelName(level: number): string {
  return t(`level-${level}`);
}

export const ROMAN = ['', 'I', 'II', 'III'] as const;

/** A tile of terrain: what it is, its shape and its symbols. */
export function tileName(content: Content, tile: number): string {
  const found = content.terrain[tile];
  const symbols = (found?.symbols ?? []).filter((symbol) => symbol !== NOWHERE).map((symbol) => t(`symbol-${SYMBOLS[symbol]}`));
  return t('terrain-tile', {
    habitat: habitatName(found?.kind ?? ANY),
    shape: found?.shape ?? '',
    count: symbols.length,
    symbols: symbols.join(', '),
  });
}

export function wantedName({ sort, value }: Wanted): string {
  return { evidence: evidenceName, habitat: habitatName, kind: kindName, zone: zoneName }[sort](value);
}

export function contractText(wanted: Wanted): string {
  return t(`contract-${wanted.sort}-text`, { name: wantedName(wanted) });
}

export function requestText(content: Content, wanted: Wanted): string {
  return t(`request-${wanted.sort}-text`, { name: wantedName(wanted), number: content.pack.contracts.request_reputation });
}

export function dieName({ sort, number }: Face): string {
  return t(`die-${sort}`, { number });
}

export function hareName({ sort, number }: Face): string {
  return t(`hare-${sort}`, { number });
}

// -- what cards do

function effectSaid({ verb, number, least, kind }: Effect): string {
  return t(`effect-${verb}`, { number, least, kind: kind === ANY ? '' : kindName(kind) });
}

/** When and what, in one sentence; '' for a cryptid that can do nothing. */
export function abilityText(card: Card): string {
  return card.does.length > 0 ? t(`ability-${card.when}`, { effects: card.does.map(effectSaid).join(', ') }) : '';
}

/** On what its tile is laid. */
export function placementText(card: Card): string {
  const own = placementOf(card);
  return own ? t(`placement-${own}`) : t('placement-habitat', { habitat: habitatName(card.habitat) });
}
