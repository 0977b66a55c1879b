// Small positions for the tests of the play screen: what matters is named, the rest is as plain as can be.
import type { DecisionInfo, Line, OptionInfo, PlayInfo, SeatInfo, Update } from '../wire/types';

interface Wanted extends Partial<Omit<DecisionInfo, 'options'>> {
  options?: readonly (readonly unknown[])[];
  powers?: readonly (readonly unknown[])[];
}

/** An option whose label is the choice written out; it points at nothing. */
export function optionInfo(choice: readonly unknown[], rest: Partial<OptionInfo> = {}): OptionInfo {
  return { choice, label: choice.join(' '), at: [], names: [], under: '', power: false, last: false, unused: [], special: false, ...rest };
}

/** A question whose labels are the options written out. */
export function decision({ options = [], powers = [], ...rest }: Wanted = {}): DecisionInfo {
  const option = (choice: readonly unknown[], power: boolean) => optionInfo(choice, { power });
  return {
    kind: 'turn.action',
    question: 7,
    prompt: 'What now?',
    options: [...options.map((choice) => option(choice, false)), ...powers.map((choice) => option(choice, true))],
    several: false,
    ordered: false,
    more: [],
    enough: false,
    suggested: null,
    window: false,
    standing: null,
    sealed: null,
    why_not: [],
    rules: [],
    ...rest,
  };
}

export function line(number: number, rest: Partial<Line> = {}): Line {
  return {
    number,
    kind: 'turn_began',
    text: `line ${number}`,
    data: {},
    answer: number,
    by: 0,
    covered: false,
    at: 0,
    names: [],
    concerns: 1,
    rules: [],
    ...rest,
  };
}

export function play(rest: Partial<PlayInfo> = {}): PlayInfo {
  return {
    view: { asked: [[0, 'turn.action']], question: 7, sealed: null, turn: { seat: 0 } },
    aids: {},
    decision: null,
    interjections: [],
    zones: [],
    answers: 3,
    since: 0,
    deadline: null,
    can_step_back: false,
    can_ask_take_back: false,
    take_back: null,
    proposals: [],
    absent_from: [],
    banks: [],
    motion: null,
    pause: null,
    orders: null,
    hears: null,
    digest: null,
    result: null,
    ...rest,
  };
}

export function update(played: PlayInfo | null, rest: Partial<Update> = {}): Update {
  const seat = (name: string): SeatInfo => ({
    name,
    state: 'present',
    bot: '',
    ready: true,
    presence: '',
    seen_at: 0,
    released: false,
    free_from: 0,
  });
  return {
    type: 'update',
    seq: 1,
    seat: 0,
    now: 0,
    table: {
      id: 'reef',
      game: 'abyss',
      status: 'playing',
      options: {},
      seats: [seat('Anna'), seat('Борис'), seat('Їжак')],
      clock: { kind: 'none', seconds: 0, bank: 0 },
      listed: false,
      pace: 900,
      cover: 'thoughtful',
      cover_after: 0,
      chat: 'open',
      chats: ['open'],
      rematch: '',
      before: '',
      held_until: null,
      maker: 0,
      made: 0,
      fair: { commitment: '', secret: '', nonces: [], seed: '' },
      daily: null,
    },
    play: played,
    log: { keep: 0, lines: [] },
    chat: { keep: 0, lines: [] },
    notes: { keep: 0, lines: [] },
    ...rest,
  };
}
