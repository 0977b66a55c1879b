// Who and what stands where, for drawing and in words.
import { t } from '../../../words/words.svelte';
import { CHARACTERS, DAMAGE, SPACES } from '../facts';
import { nameOf, skillName } from '../names';
import { SHAPES, THE_DEEP } from './geometry';

/** The parts of a view that lie on the board, as plain values. */
export interface Aboard {
  deep_ones: readonly number[];
  monarchs: readonly number[];
  passengers: readonly number[];
  damage: readonly number[];
  players: readonly { character: number; place: number; revealed: number }[];
}

export interface Person {
  seat: number;
  name: string;
  character: number;
  revealed: boolean;
  lit: boolean;
  /** Whether the game waits for them. */
  asked: boolean;
  /** Whether they would be defeated. */
  endangered: boolean;
}

/** What the figures of players show besides who they are: whose turn it is, whom the game waits for, who is in danger. */
export interface Now {
  turn: number;
  asked: readonly number[];
  victim: number;
}

export const CALM: Now = { turn: -1, asked: [], victim: -1 };

export interface Here {
  deepOnes: number;
  /** Which monarchs: 0 is Mother Hydra, 1 Father Dagon. */
  monarchs: readonly number[];
  passengers: number;
  people: readonly Person[];
  /** The damage card, or -1. */
  damage: number;
}

export const MONARCHS = ['mother_hydra', 'father_dagon'] as const;
const FIRST_DECK = SPACES.indexOf('deck1');
const FIRST_ROOM = SPACES.indexOf('bridge');

export function hereAt(space: number, aboard: Aboard, names: readonly string[], now: Now): Here {
  const people = aboard.players.flatMap(({ character, place, revealed }, seat) =>
    place === space
      ? [
          {
            seat,
            name: names[seat] ?? '',
            character,
            revealed: revealed >= 0,
            lit: seat === now.turn,
            asked: now.asked.includes(seat),
            endangered: seat === now.victim,
          },
        ]
      : [],
  );
  return {
    deepOnes: aboard.deep_ones[space] ?? 0,
    monarchs: aboard.monarchs.flatMap((place, monarch) => (place === space ? [monarch] : [])),
    passengers: aboard.passengers[space - FIRST_DECK] ?? 0,
    people,
    damage: aboard.damage[space - FIRST_ROOM] ?? -1,
  };
}

export function spaceName(space: number): string {
  return nameOf('space', SPACES[space] ?? '');
}

/** Results of the die as they are printed: "3", "1–4". */
export function dieSaid(die: readonly number[]): string {
  return die.length > 1 ? `${die[0]}–${die.at(-1)}` : die.join('');
}

/** How a damaged room is repaired. */
export function repairSaid(damage: number): string {
  const { skill = -1, value = 0 } = DAMAGE[damage] ?? {};
  return skill < 0 ? t('board-damaged-any', { value }) : t('board-damaged', { skill: skillName(skill), value });
}

function personSaid({ name, character, revealed, lit, asked, endangered }: Person): string {
  const id = CHARACTERS[character]?.id;
  const said = id ? t('board-person', { name, character: nameOf('character', id) }) : name;
  const signs = [revealed && 'term-revealed-traitor', lit && 'board-has-turn', asked && 'board-is-asked', endangered && 'board-endangered'];
  return [said, ...signs.filter((sign) => sign !== false).map((sign) => t(sign))].join(', ');
}

/** All that the picture of a space shows, in words. */
export function spaceSaid(space: number, here: Here): string {
  const die = SHAPES[space]?.die ?? [];
  const parts = [
    ...(die.length > 0 ? [t('board-die', { numbers: dieSaid(die) })] : []),
    ...(here.damage >= 0 ? [repairSaid(here.damage)] : []),
    ...here.monarchs.map((monarch) => nameOf('term', MONARCHS[monarch] ?? '')),
    ...(here.deepOnes > 0 ? [t('board-deep-ones', { number: here.deepOnes })] : []),
    ...(here.passengers > 0 ? [t('board-passengers', { number: here.passengers })] : []),
    ...here.people.map(personSaid),
  ];
  if (space === THE_DEEP && parts.length === 0) parts.push(t('board-empty'));
  return parts.length > 0 ? t('board-space', { space: spaceName(space), what: parts.join('; ') }) : spaceName(space);
}
