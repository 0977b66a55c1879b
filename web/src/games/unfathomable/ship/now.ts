// What is going on with the players, as the view tells it.
import type { UnfathomableView } from '../types';
import { CALM, type Now } from './figures';

export function nowOf({ outcome, turn, asked, victim }: Pick<UnfathomableView, 'outcome' | 'turn' | 'asked' | 'victim'>): Now {
  return outcome ? CALM : { turn: turn.seat, asked: asked.map(([seat]) => seat), victim };
}
