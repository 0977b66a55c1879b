// The shapes of The Thing's view, by hand, until they are made from the rules.

export interface Turn {
  seat: number;
  number: number;
  quarantined: boolean;
  closed: boolean;
}

export interface Scene {
  kind: 'exchange' | 'attack' | 'panic';
  seat: number;
  target: number;
  card: number;
}

export interface Known {
  cards: readonly number[];
  lost: number;
}

export interface Outcome {
  winners: readonly number[];
  reason: string;
  sides: readonly string[];
}

export interface Burning {
  target: number;
  by: number;
  turn: number;
}

export interface Infecting {
  victim: number;
  giver: number;
  turn: number;
}

export interface Options {
  hidden_start: boolean;
  neighbours_only: boolean;
  fourth_infection_eliminates: boolean;
}

export interface HutView {
  options: Options;
  seat: number;
  question: number;
  asked: readonly (readonly [number, string])[];
  sealed: readonly unknown[] | null;
  outcome: Outcome | null;
  turn: Turn;
  way: number;
  chairs: readonly number[];
  doors: readonly number[];
  out: readonly boolean[];
  burned: readonly Burning[];
  quarantine: readonly number[];
  deck: number;
  deck_back: string;
  discard: number;
  discard_back: string;
  hand: readonly number[];
  hand_sizes: readonly number[];
  drawn: readonly number[];
  drawn_number: number;
  in_play: readonly number[];
  scene: Scene | null;
  role: number;
  roles: readonly number[];
  known: readonly Known[];
  planted: number;
  thing_out: boolean;
  hands: readonly (readonly number[])[];
  infections: readonly Infecting[];
}

export interface HutAids {
  partner: number;
  hindrance: string;
}
