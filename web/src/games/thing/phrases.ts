// Made by tools/make_types.py from src/bathysphere/games/thing.
import type { Phrases } from '../parts/statements';

export const PHRASES: Phrases = {
  slots: {
    claim: ['role'],
    accuse: ['seat'],
    clear: ['seat'],
    ask: ['seat'],
    reply: ['yes'],
    promise: ['seat'],
    decline: ['seat'],
    saw: ['seat', 'card'],
    saw_clean: ['seat'],
    trust: ['seat'],
    burn: ['seat'],
  },
  words: { role: ['human', 'infected', 'thing'], yes: ['no', 'yes'] },
  questions: ['ask'],
};
