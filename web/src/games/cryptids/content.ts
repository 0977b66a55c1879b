// What the components of a table say, in the form in which the board asks for it: numbers as in views and options, made
// once from a content pack. The built-in pack comes with the client; any other of the same form can be put beside it.
import { content as fetchContent } from '../../wire/api';
import {
  BUILT_IN,
  EVIDENCE,
  HABITATS,
  KINDS,
  SKILLS,
  ZONES,
  type Cryptid,
  type Names,
  type Pack,
  type Place,
  type PoacherCard,
  type SkillId,
} from './facts';
import type { Unnamed } from '../parts/named';

/** Not on the board; a question mark for which there was no token; nobody. */
export const NOWHERE = -1;
/** A requirement, a region or a habitat that the card itself does not name. */
export const ANY = -1;
/** The number by which views call a bonus rumour. */
export const BONUS = EVIDENCE.length;
export const RUMOUR: number = EVIDENCE.indexOf('rumour');

/** What a cell of a terrain tile shows. */
export const SYMBOLS = ['coin', 'xp', 'initiative'] as const;
export type SymbolId = (typeof SYMBOLS)[number];
const SYMBOL_LETTERS = 'cxi';

/** Without names of its own it has those of the texts. */
interface Named {
  id: string;
  name?: Names;
}

export interface Location extends Named {
  /** From 0 to 100, to the east and to the south. */
  x: number;
  y: number;
  city: boolean;
  /** By the numbers of zones; ANY for a city. */
  zone: number;
  /** In its zone; 0 for a city. */
  number: number;
  lines: readonly number[];
}

export interface Effect {
  verb: string;
  number: number;
  least: number;
  /** By the numbers of kinds; ANY if it names none. */
  kind: number;
}

export interface Card extends Named {
  level: number;
  habitat: number;
  at: number;
  kind: number;
  needs: readonly number[];
  found: number;
  relocated: number;
  shape: string;
  /** When its ability works; '' if it has none. */
  when: string;
  does: readonly Effect[];
}

export interface TerrainTile {
  kind: number;
  shape: string;
  /** By cell of the drawing a number of SYMBOLS, or NOWHERE. */
  symbols: readonly number[];
}

/** What a contract or a request looks for. */
export interface Wanted {
  sort: 'evidence' | 'habitat' | 'kind' | 'zone';
  value: number;
}

/** A face of an assistant die, or a Wolpertinger token. */
export interface Face {
  sort: string;
  number: number;
}

export interface Content {
  pack: Unnamed<Pack>;
  places: readonly Location[];
  /** How many of the places are regions: they come first. */
  regions: number;
  cards: readonly Card[];
  terrain: readonly TerrainTile[];
  contracts: readonly Wanted[];
  requests: readonly Wanted[];
  die: readonly Face[];
  hares: readonly Face[];
  poacher: readonly PoacherCard[];
  /** By the numbers of skills, without a surcharge. */
  prices: readonly number[];
  /** By kind of evidence, bonus rumours last: what a token is bought and sold for. */
  evidencePrices: readonly number[];
  width: number;
  height: number;
  /** The cells of each starting place. */
  starts: readonly (readonly number[])[];
}

export function contentOf(pack: Unnamed<Pack>): Content {
  const places = [...pack.map.regions, ...pack.map.cities];
  const numbers = new Map(places.map(({ id }, at) => [id, at]));
  const regions = pack.map.regions.length;
  const width = pack.reserve.rows[0]?.length ?? 0;
  return {
    pack,
    places: places.map((place, at) => locationOf(place, at >= regions, numbers)),
    regions,
    cards: pack.cryptids.cryptids.map((card) => cardOf(card, numbers)),
    terrain: HABITATS.flatMap((kind, at) =>
      (pack.terrain.terrain.find((each) => each.kind === kind)?.tiles ?? []).map((tile) => tileOf(at, tile)),
    ),
    contracts: pack.contracts.contracts.map(wantedOf),
    requests: pack.contracts.requests.map(wantedOf),
    die: pack.board.dice.assistant.map(faceOf),
    hares: pack.wolpertinger.tokens.map(faceOf),
    poacher: pack.poacher.cards,
    prices: SKILLS.map((skill) => pack.board.skills.find(({ id }) => id === skill)?.price ?? 0),
    evidencePrices: [
      ...EVIDENCE.map((kind) => pack.evidence.tokens.find((token) => token.kind === kind)?.price ?? 0),
      pack.evidence.bonus_price,
    ],
    width,
    height: pack.reserve.rows.length,
    starts: [...'abc'].map((letter) =>
      pack.reserve.rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === letter ? [y * width + x] : []))),
    ),
  };
}

function locationOf({ id, name, at: [x, y], lines }: Unnamed<Place>, city: boolean, numbers: ReadonlyMap<string, number>): Location {
  const zone = city ? ANY : ZONES.findIndex((letter) => letter === id[0]);
  return {
    id,
    ...(name && { name }),
    x,
    y,
    city,
    zone,
    number: city ? 0 : Number(id.slice(1)),
    lines: lines.map((other) => numbers.get(other) ?? NOWHERE),
  };
}

function cardOf(card: Unnamed<Cryptid>, numbers: ReadonlyMap<string, number>): Card {
  return {
    id: card.id,
    ...(card.name && { name: card.name }),
    level: card.level,
    habitat: HABITATS.findIndex((habitat) => habitat === card.habitat),
    at: numbers.get(card.at) ?? ANY,
    kind: KINDS.indexOf(card.kind),
    needs: card.needs.map((need) => EVIDENCE.findIndex((kind) => kind === need)),
    found: card.found,
    relocated: card.relocated,
    shape: card.tile,
    when: card.ability?.when ?? '',
    does: card.ability?.does.map(effectOf) ?? [],
  };
}

/** "coins 2", "kind_each reptile 2 1": a verb, a kind if it is about one, and numbers, the least of something first. */
export function effectOf(said: string): Effect {
  const [verb = '', ...given] = said.split(/\s+/);
  const numbers = given.filter((word) => /^\d+$/.test(word)).map(Number);
  const least = verb === 'kind_least' || verb === 'kind_each' ? (numbers.shift() ?? 0) : 0;
  return { verb, number: numbers[0] ?? 1, least, kind: KINDS.findIndex((kind) => kind === given[0]) };
}

function tileOf(kind: number, said: string): TerrainTile {
  const [shape = '', symbols = ''] = said.split(' ');
  return { kind, shape, symbols: [...symbols].map((letter) => SYMBOL_LETTERS.indexOf(letter)) };
}

const WANTED: Record<Wanted['sort'], readonly string[]> = { evidence: EVIDENCE, habitat: HABITATS, kind: KINDS, zone: ZONES };

function wantedOf(said: string): Wanted {
  const [sort, name = ''] = said.split(' ') as [Wanted['sort'], string?];
  return { sort, value: WANTED[sort].indexOf(name) };
}

function faceOf(said: string): Face {
  const [sort = '', number] = said.split(' ');
  return { sort, number: number ? Number(number) : 1 };
}

/** The rule of its own by which the tile of a card is placed: '' for the usual one. */
export function placementOf(card: Card): string {
  return card.when === 'placement' ? (card.does[0]?.verb ?? '') : '';
}

/** What a new skill costs at a table: with two players and alone one more, unless beginners agreed otherwise. */
export function skillPrice(content: Content, skill: SkillId, players: number, firstPair: boolean): number {
  return (content.prices[SKILLS.indexOf(skill)] ?? 0) + (players <= 2 && !firstPair ? 1 : 0);
}

// -- the packs at hand

const atHand = new Map<string, Content>([['', contentOf(BUILT_IN)]]);

/** The pack by the name that the options of a table give it; '' is the built-in one. */
export function contentAt(name: string): Content {
  const found = atHand.get(name);
  if (!found) throw new Error(`The content pack ${name} is not here.`);
  return found;
}

export function hasContent(name: string): boolean {
  return atHand.has(name);
}

/** Fetches the pack of the table that is opened, unless it is here. */
export async function prepareContent({ content: name = '' }: Readonly<Record<string, unknown>>): Promise<void> {
  if (typeof name !== 'string') return;
  if (!hasContent(name)) keepContent(name, await fetchContent<Pack>('cryptids', name));
  opened = name;
}

let opened = '';

/** The pack of the table that was opened last: for pictures in log and options, which know no view. */
export function contentOpened(): Content {
  return contentAt(opened);
}

/** Puts a pack that was fetched beside the others. */
export function keepContent(name: string, pack: Unnamed<Pack>): Content {
  const made = contentOf(pack);
  atHand.set(name, made);
  return made;
}
