import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../settings.svelte';
import { language, setLanguage, t } from '../../../words/words.svelte';
import { clear, draw, press, words } from '../../drawing';
import { speaking } from '../../testing';
import { ANY, BONUS, contentAt } from '../content';
import { EVIDENCE, SKILLS } from '../facts';
import { JOURNEYS, NAMES } from '../fixtures/moments';
import {
  abilityText,
  cardName,
  contractText,
  dieName,
  evidenceList,
  hareName,
  placementText,
  placeName,
  requestText,
  skillText,
  tileName,
} from '../names';
import { texts } from '../texts';
import Attempt from './Attempt.svelte';
import ContractCard from './ContractCard.svelte';
import CryptidCard from './CryptidCard.svelte';
import Dice from './Dice.svelte';
import Die from './Die.svelte';
import Display from './Display.svelte';
import EvidenceToken from './EvidenceToken.svelte';
import HareToken from './HareToken.svelte';
import Ladder from './Ladder.svelte';
import Market from './Market.svelte';
import { pictureOf } from './pictures';
import PlayerBoard from './PlayerBoard.svelte';
import PoacherBoard from './PoacherBoard.svelte';
import RequestToken from './RequestToken.svelte';
import SkillBoard from './SkillBoard.svelte';
import { KIND_SYMBOLS } from '../symbols';

const content = contentAt('');
const card = (id: string): number => content.cards.findIndex((each) => each.id === id);
const labels = (root: ParentNode): string[] =>
  [...root.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');

beforeAll(() => speaking('cryptids', texts));
afterEach(clear);

describe.each(LANGUAGES)('in %s', (spoken) => {
  beforeEach(() => setLanguage(spoken));

  it('every component of the pack has words', () => {
    expect(language()).toBe(spoken);
    for (const [number, each] of content.cards.entries()) {
      expect(cardName(content, number)).toBe(t(`named-${each.id}`));
      expect(abilityText(each) !== '').toBe(each.does.length > 0);
      expect(placementText(each)).not.toBe('');
    }
    const said = [
      ...content.terrain.map((_, tile) => tileName(content, tile)),
      ...content.places.map((_, place) => placeName(content, place)),
      ...content.contracts.map(contractText),
      ...content.requests.map((each) => requestText(content, each)),
      ...content.die.map(dieName),
      ...content.hares.map(hareName),
      ...SKILLS.map((_, skill) => skillText(skill)),
      evidenceList([...EVIDENCE.keys(), BONUS, ANY]),
    ];
    expect(said.every(Boolean)).toBe(true);
  });

  it('cards can be read in full', () => {
    for (const [number, each] of content.cards.entries()) {
      const root = draw(CryptidCard, { content, card: number, full: true });
      expect(words(root.querySelector('h3'))).toBe(t(`named-${each.id}`));
      expect(words(root)).toContain(abilityText(each) || t('board-no-ability'));
      expect(words(root)).toContain(placementText(each));
      clear();
    }
  });
});

describe('a cryptid card', () => {
  it('says what is printed', () => {
    const root = draw(CryptidCard, { content, card: card('karadag_serpent') });
    expect(labels(root)).toEqual(
      expect.arrayContaining([
        'level II',
        '2 reputation when found',
        '1 reputation in the reserve',
        'Evidence needed: eyewitness, outline in the water',
        'Tracked in: E3 Black Sea coast',
        'water',
        'reptile',
      ]),
    );
    expect(words(root.querySelector('.ability'))).toBe('On discovery: 1 experience.');
  });

  it('lets tokens stand for its question marks', () => {
    const plain = draw(CryptidCard, { content, card: card('achlis') });
    expect(words(plain.querySelector('.where'))).toBe('?');
    const marked = draw(CryptidCard, { content, card: card('achlis'), region: 6 });
    expect(words(marked.querySelector('.where'))).toBe('E3');
    expect(labels(marked)).toContain('Tracked in: E3 Black Sea coast (from the token on the card)');
    const needs = draw(CryptidCard, { content, card: card('selma'), needs: [5, 3] });
    expect(labels(needs)).toContain('Evidence needed: outline in the water, tracks');
    expect(needs.querySelectorAll('.needs .marked')).toHaveLength(1);
  });

  it('shows whose bids lie on it', () => {
    const root = draw(CryptidCard, { content, card: 0, bids: [1, 3], names: NAMES });
    expect(labels(root)).toContain('Bids: Edgar, Ada');
    expect(root.querySelectorAll('.bids svg')).toHaveLength(2);
    expect(labels(draw(CryptidCard, { content, card: 0, names: NAMES })).some((label) => label.startsWith('Bids'))).toBe(false);
  });

  it('leaves an empty place when the deck has run out', () => {
    expect(words(draw(CryptidCard, { content, card: -1 }))).toBe(t('board-empty-place'));
  });

  it('of another pack is drawn by its kind', () => {
    const own = content.cards.map(pictureOf);
    expect(new Set(own).size).toBeGreaterThan(30);
    expect(pictureOf({ ...content.cards[0]!, id: 'yeti', kind: 0 })).toBe(KIND_SYMBOLS.beast);
  });
});

describe('tokens', () => {
  it('of evidence have two sides', () => {
    expect(words(draw(EvidenceToken, { kind: 3, price: 3 }))).toBe('3');
    expect(words(draw(EvidenceToken, { kind: BONUS }))).toBe('+');
    expect(words(draw(EvidenceToken, { back: 'E3' }))).toBe('E3');
    expect(words(draw(EvidenceToken, {}))).toBe('?');
    expect(labels(draw(EvidenceToken, { kind: 3, label: 'tracks' }))).toEqual(['tracks']);
  });

  it('of the Wolpertinger are hidden or open', () => {
    expect(labels(draw(HareToken, { content }))).toContain('something hidden');
    expect(labels(draw(HareToken, { content, token: 5 }))).toContain('4 coins');
  });

  it('of requests say what they want', () => {
    expect(labels(draw(RequestToken, { content, request: 4 }))).toEqual([`Request: ${requestText(content, content.requests[4]!)}`]);
    expect(words(draw(RequestToken, { content, request: 4, full: true, fits: 1 }))).toContain('Fits: 1 of yours');
  });
});

describe('a contract', () => {
  it('is read by its owner alone', () => {
    expect(words(draw(ContractCard, { content, contract: 0, worth: 2 }))).toContain('So far: 2');
    expect(words(draw(ContractCard, { content, contract: 6, shared: true }))).toContain('Shared contract');
    expect(labels(draw(ContractCard, { content, contract: -1 }))).toEqual([t('board-contract-hidden')]);
  });
});

describe('skills', () => {
  const props = { skills: 0b1000000111, ready: 0b11, prices: content.prices.map((price) => price + 1) };
  const states = (root: ParentNode) =>
    [...root.querySelectorAll('.skill')].map((each) =>
      ['ready', 'used', 'lasting', 'unlearned'].find((state) => each.classList.contains(state)),
    );

  it('are ready, used, lasting or to be learned', () => {
    const root = draw(SkillBoard, props);
    expect(states(root)).toEqual([
      'ready',
      'ready',
      'used',
      'unlearned',
      'unlearned',
      'unlearned',
      'unlearned',
      'unlearned',
      'unlearned',
      'lasting',
    ]);
    expect(words(root)).toContain('Luck: 2 experience');
    expect(words(root)).toContain('Track a cryptid: used');
  });

  it('are chosen where they are offered', () => {
    const pressed: number[] = [];
    const root = draw(SkillBoard, { ...props, offered: { 3: 'Learn: Luck' }, onpress: (skill: number) => pressed.push(skill) });
    press(root.querySelector<HTMLButtonElement>('.offered button')!);
    expect(pressed).toEqual([3]);
    expect(root.querySelector('.offered button')!.getAttribute('aria-label')).toMatch(/^Learn: Luck\. /);
  });

  it('stand beside the markers of the turn', () => {
    expect(labels(draw(SkillBoard, { ...props, turn: { moved: true, acted: false } }))).toEqual(
      expect.arrayContaining(['Main movement: used', 'Main action: ready']),
    );
  });
});

describe('the initiative track', () => {
  const columns = (root: ParentNode, row: number) =>
    [...root.querySelectorAll(`[data-anchor="row:${row}"] .cell`)].map((cell) => cell.querySelectorAll('.pawn').length);

  it('has who has acted on the other side, and back again', () => {
    const names = ['Marina', 'Edgar'];
    const field = draw(Ladder, { content, rows: [4, 6], acted: [true, false], phase: 'field', names });
    expect([columns(field, 4), columns(field, 6), columns(field, 5)]).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(words(field)).toContain('Space 4: Marina (done)');
    const office = draw(Ladder, { content, rows: [4, 6], acted: [true, false], phase: 'office', names });
    expect([columns(office, 4), columns(office, 6)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('has the poacher behind the player', () => {
    const root = draw(Ladder, { content, rows: [4, 5], acted: [false, false], phase: 'field', names: ['Marina'] });
    expect(root.querySelectorAll('.poacher')).toHaveLength(1);
    expect(words(root)).toContain('The poacher (still to act)');
  });

  it('lets a step be chosen', () => {
    const pressed: number[] = [];
    const root = draw(Ladder, {
      content,
      rows: [4],
      acted: [false],
      phase: 'office',
      names: ['Marina'],
      offered: { 3: 'Step up' },
      onpress: (row: number) => pressed.push(row),
    });
    press(root.querySelector('button')!);
    expect(pressed).toEqual([3]);
  });
});

describe('dice', () => {
  it('say what they show', () => {
    expect(labels(draw(Die, { content, face: 4 }))).toEqual(['restore up to 2 skills']);
    expect(labels(draw(Die, { content, face: 'luck' }))).toEqual(['clover']);
  });

  it('of the assistants are taken', () => {
    const pressed: number[] = [];
    const root = draw(Dice, { content, dice: [0, 0, 5], offered: { 5: 'Step down' }, onpress: (face: number) => pressed.push(face) });
    expect(root.querySelectorAll('.die')).toHaveLength(3);
    press(root.querySelector('button')!);
    expect(pressed).toEqual([5]);
    expect(words(draw(Dice, { content, dice: [] }))).toBe('No dice are left.');
  });
});

describe('an attempt', () => {
  it('has a die for each requirement that nothing covers', () => {
    const root = draw(Attempt, {
      content,
      needs: [4, 1, 3],
      attempt: { place: 0, cover: [[], [6, BONUS], []], dice: ['luck', 'failure'], rerolled: false, lucky: true },
    });
    const lines = [...root.querySelectorAll('li')].map((line) => words(line.querySelector('.unseen')));
    expect(lines).toEqual(['silhouette in the sky: clover', 'bones: rumours, bonus rumours', 'tracks: failure']);
    expect(root.querySelectorAll('.die')).toHaveLength(2);
    expect(root.querySelectorAll('.die.lucky')).toHaveLength(1);
  });

  it('leaves the dice open until they are thrown', () => {
    const root = draw(Attempt, {
      content,
      needs: [4, 1],
      attempt: { place: 0, cover: [[4], []], dice: [], rerolled: false, lucky: false },
    });
    expect(words(root)).toContain('bones: a die decides');
  });
});

describe('the display', () => {
  const { view } = JOURNEYS.two[1];

  it('shows the open cards, the decks, and what can be done', () => {
    const pressed: number[] = [];
    const root = draw(Display, {
      content,
      display: [...view.display.slice(0, 5), { card: -1, region: -1, needs: [], bids: [] }],
      decks: [3, 2, 1],
      names: NAMES,
      offered: { 2: 'Bid on it' },
      notes: { 0: { steps: 2, chance: 50, said: 'two steps away' } },
      onpress: (place: number) => pressed.push(place),
    });
    expect(root.querySelectorAll('article')).toHaveLength(5);
    expect(words(root)).toContain('Deck of level II: 2');
    expect(words(root)).toContain('two steps away');
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons).toHaveLength(5);
    expect(buttons[2]!.getAttribute('aria-label')).toBe(`Bid on it. ${cardName(content, view.display[2]!.card)}`);
    press(buttons[2]!);
    expect(pressed).toEqual([2]);
  });
});

describe('the market', () => {
  it('tells prices, gaps and what cannot be bought back', () => {
    const pressed: number[] = [];
    const root = draw(Market, {
      content,
      market: [3, -1, 6],
      barred: [2],
      bag: 12,
      bonus: 9,
      offered: { 0: 'Buy' },
      onpress: (place: number) => pressed.push(place),
    });
    expect(labels(root)).toEqual(expect.arrayContaining(['Buy. tracks, 3 coins', 'empty place', 'rumours, 2 coins (sold this turn)']));
    press(root.querySelector<HTMLButtonElement>('.offered button')!);
    expect(pressed).toEqual([0]);
    expect(words(root)).toContain('Tokens left in the bag: 12');
  });

  it('takes prices that an ability lowered', () => {
    expect(words(draw(Market, { content, market: [3], prices: [2] }))).toContain('tracks, 2 coins');
  });
});

describe('the poacher', () => {
  const [, , { view, aids }] = JOURNEYS.alone;
  const poacher = { ...view.poacher!, evidence: [2, 6] };

  it('shows what he holds, how near he is, and what he does now', () => {
    const root = draw(PoacherBoard, {
      content,
      poacher,
      contracts: view.players[0]!.contracts,
      captured: aids.poacher!.captives,
      most: aids.poacher!,
      above: true,
    });
    expect(root.querySelectorAll('.evidence .taken')).toHaveLength(2);
    expect(root.querySelectorAll('.evidence li')).toHaveLength(4);
    const now = root.querySelector('[aria-current="true"]');
    expect(words(now)).toMatch(/^2/);
    expect(now?.querySelectorAll('.action')).toHaveLength(content.poacher[poacher.card]!.held[2]!.length);
    expect(words(root.querySelector('.helped .now h4'))).toBe('Above your assistant');
    expect(words(root)).toContain(`Captives: ${poacher.captives.length} of 5`);
  });
});

describe('what a player has', () => {
  const player = {
    place: 3,
    coins: 4,
    xp: 1,
    evidence: [3, BONUS],
    skills: 1,
    ready: 1,
    found: [0, 1, 2, 4, 5],
    waiting: [0],
    granted: [{ request: 5, cards: [4, 5] }],
    bids: [2, -1],
    tiles: [1, 20, 40],
    tokens: [0],
    contracts: [3, 7],
  };

  it('is all there', () => {
    const root = draw(PlayerBoard, { content, player, worths: [2, 0] });
    expect(labels(root)).toEqual(expect.arrayContaining(['4 coins', '1 experience']));
    expect(words(root)).toContain('Free bids: 1');
    expect(words(root)).toContain('Evidence: 2 of 5');
    expect(root.querySelectorAll('.slots .empty')).toHaveLength(3);
    expect(root.querySelectorAll('.tiles li')).toHaveLength(3);
    const [waiting, settled] = [...root.querySelectorAll('.cryptids')].map((list) => [...list.querySelectorAll('.name')].map(words));
    expect(waiting).toEqual([cardName(content, 0)]);
    expect(settled).toEqual([cardName(content, 1), cardName(content, 2)]);
    expect(words(root)).toContain('So far: 2');
    expect(root.querySelector('.request')).not.toBeNull();
    expect(root.querySelector('.hare')).not.toBeNull();
  });

  it('can be chosen', () => {
    const pressed: string[] = [];
    const root = draw(PlayerBoard, {
      content,
      player,
      offered: { 'evidence:3': 'Sell' },
      onpress: (anchor: string) => pressed.push(anchor),
    });
    press(root.querySelector<HTMLButtonElement>('button.offered')!);
    press(root.querySelector<HTMLButtonElement>('.tiles button')!);
    expect(pressed).toEqual(['evidence:3', 'tile:1']);
    expect(root.querySelector('button.offered')!.getAttribute('aria-label')).toBe('Sell. tracks');
  });
});
