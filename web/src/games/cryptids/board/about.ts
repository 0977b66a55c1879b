// What there is to say of a thing on the board that was pressed.
import { t } from '../../../words/words.svelte';
import type { CardRef } from '../../contract';
import { reasonsAt } from '../../parts/pointing';
import { NOWHERE, placementOf, type Content } from '../content';
import { occupantsOf } from '../map/occupants';
import type { Model } from '../model';
import {
  abilityText,
  cardName,
  contractText,
  evidenceList,
  evidenceName,
  placementText,
  placeName,
  requestText,
  wantedName,
} from '../names';
import type { Anchor } from '../where';
import { chanceSaid, distanceSaid } from './notes';

export interface About {
  title: string;
  lines: string[];
  /** Evidence that lies there. */
  tokens: readonly number[];
  /** Why not, in the words of the server. */
  reasons: string[];
  /** What can be seen in full. */
  card: CardRef | null;
}

export function aboutOf(model: Model, content: Content, anchor: Anchor): About {
  const [sort = '', number = ''] = anchor.split(':');
  const found = ABOUT[sort]?.(model, content, Number(number));
  const reasons = reasonsAt(model.decision, number === '' ? [sort] : [sort, Number(number)]);
  return { title: '', lines: [], tokens: [], card: null, ...found, reasons };
}

type Told = (model: Model, content: Content, number: number) => Partial<Omit<About, 'reasons'>>;

const ABOUT: Readonly<Record<string, Told>> = {
  place: aboutPlace,
  display: aboutCard,
  market: aboutMarket,
  row: (_model, _content, row) => ({ title: t('board-row', { row }) }),
  poacher: () => ({ title: t('board-poacher') }),
  request: (model, content, request) => {
    const wanted = content.requests[request];
    const fits = model.aids?.requests[model.view.requests.indexOf(request)];
    if (!wanted) return {};
    return {
      title: `${t('board-request')}: ${wantedName(wanted)}`,
      lines: [requestText(content, wanted), ...(fits !== undefined && model.seat >= 0 ? [t('board-request-fits', { number: fits })] : [])],
    };
  },
  shared: (model, content) => {
    const wanted = content.contracts[model.view.shared];
    if (!wanted) return {};
    return {
      title: `${t('board-contract-shared')}: ${wantedName(wanted)}`,
      lines: [contractText(wanted), ...(model.aids ? [t('board-contract-worth', { number: model.aids.shared })] : [])],
    };
  },
};

function aboutPlace(model: Model, content: Content, place: number): ReturnType<Told> {
  const { view, seat, aids } = model;
  const here = occupantsOf(content, view, model.names)[place];
  if (!here) return {};
  const steps = aids?.distances[place] ?? NOWHERE;
  const own = view.players[seat]?.place === place;
  return {
    title: placeName(content, place),
    tokens: here.tokens,
    lines: [
      ...(own ? [t('board-here')] : steps > 0 ? [t('board-distance', { number: steps })] : []),
      ...(here.people.some((person) => person.seat !== seat)
        ? [
            t('board-people-here', {
              names: here.people
                .filter((person) => person.seat !== seat)
                .map(({ name }) => name)
                .join(', '),
            }),
          ]
        : []),
      ...(here.tokens.length > 0 ? [t('board-evidence-here', { evidence: evidenceList(here.tokens) })] : []),
      ...here.trails.map(({ card, bids }) => t(bids.includes(seat) ? 'board-trail-own' : 'board-trail', { card: cardName(content, card) })),
      ...(here.hare ? [t('board-hare-here')] : []),
    ],
  };
}

function aboutCard(model: Model, content: Content, place: number): ReturnType<Told> {
  const open = model.view.display[place];
  const facts = content.cards[open?.card ?? NOWHERE];
  if (!open || !facts) return {};
  const aids = model.aids?.cards[place];
  return {
    title: cardName(content, open.card),
    tokens: open.needs,
    lines: [
      t('board-needs', { needs: open.needs.map(evidenceName).join(', ') }),
      t('board-tracked', { place: placeName(content, open.region) }),
      ...(aids ? [[distanceSaid(aids), chanceSaid(aids)].filter(Boolean).join('; ')] : []),
      t('board-found-points', { number: facts.found }),
      t('board-relocated-points', { number: facts.relocated }),
      ...(abilityText(facts) ? [abilityText(facts)] : []),
      // An ability that is about its tile says the same.
      ...(placementOf(facts) ? [] : [t('board-tile', { where: placementText(facts) })]),
      ...(open.bids.length > 0 ? [t('board-bids', { names: open.bids.map((seat) => model.names[seat] ?? '').join(', ') })] : []),
      ...(aids && aids.contracts > 0 ? [t('board-meets-contracts', { number: aids.contracts })] : []),
    ],
    card: ['cryptid', open.card],
  };
}

function aboutMarket(model: Model, content: Content, place: number): ReturnType<Told> {
  const { view } = model;
  const kind = view.market[place] ?? NOWHERE;
  const price = model.aids?.market[place] || (content.evidencePrices[kind] ?? 0);
  return {
    title: kind === NOWHERE ? t('board-market-empty') : t('board-market-place', { evidence: evidenceName(kind), price }),
    tokens: kind === NOWHERE ? [] : [kind],
    lines: [
      t('board-sign-market'),
      t('board-bag', { number: view.bag }),
      ...(view.beside.length > 0 ? [t('board-beside', { evidence: evidenceList(view.beside) })] : []),
      t('board-bonus', { number: view.bonus }),
    ],
  };
}
