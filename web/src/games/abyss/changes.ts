// What moved between two views, as far as things on the board do not say it themselves. Only from what the viewer saw.
import type { Flight, Goes } from '../motion';
import { RACES } from './facts';
import type { AbyssView } from './types';

/** The seat that bought an Ally between two views, or -1. */
export function buyerBetween(old: AbyssView, now: AbyssView): number {
  if (old.turn.seat !== now.turn.seat || now.turn.sold <= old.turn.sold) return -1;
  return now.pearls.findIndex((_, seat) => ((now.turn.buyers & ~old.turn.buyers) >> seat) & 1);
}

/** Where cards go that are drawn no more: to whoever got them. */
export function goesTo(old: AbyssView, now: AbyssView): Goes {
  const buyer = buyerBetween(old, now);
  const last = old.track.length - 1;
  const taker = old.turn.seat;
  // Whoever took the last card of the track has one card more in hand.
  const taken = buyer < 0 && (now.hand_sizes[taker] ?? 0) > (old.hand_sizes[taker] ?? 0);
  return ({ name, zone }) => {
    if (zone === 'track' && name === `ally:${old.track[last]}`) {
      if (buyer >= 0) return `seat:${buyer}`;
      if (taken) return `seat:${taker}`;
    }
    if (zone === 'court') {
      const lord = Number(name.split(':')[1]);
      const owner = now.free.findIndex((lords) => lords.includes(lord));
      if (owner >= 0) return `seat:${owner}`;
      const under = now.places.findIndex((places) => places.some(([, lords]) => lords.includes(lord)));
      if (under >= 0) return `seat:${under}`;
    }
    if (zone === 'available' || zone === 'drawn') {
      const tile = Number(name.split(':')[1]);
      const owner = now.places.findIndex((places) => places.some(([place]) => place === tile));
      if (owner >= 0) return `seat:${owner}`;
    }
    return null;
  };
}

/** Pearls, keys and face-down cards that roll from one heap to another. */
export function flightsBetween(old: AbyssView, now: AbyssView): Flight[] {
  const flights: Flight[] = [];
  const pearls = now.pearls.map((count, seat) => count - (old.pearls[seat] ?? 0));
  const buyer = buyerBetween(old, now);
  if (buyer >= 0) {
    const price = Math.max(0, -(pearls[buyer] ?? 0));
    flights.push({ look: 'ab-flying-pearl', count: price, from: `seat:${buyer}`, to: `seat:${old.turn.seat}` });
    pearls[buyer] = (pearls[buyer] ?? 0) + price;
    pearls[old.turn.seat] = (pearls[old.turn.seat] ?? 0) - price;
  }
  for (const [seat, change] of pearls.entries()) {
    if (change > 0) flights.push({ look: 'ab-flying-pearl', count: change, from: 'treasury', to: `seat:${seat}` });
    if (change < 0) flights.push({ look: 'ab-flying-pearl', count: -change, from: `seat:${seat}`, to: 'treasury' });
  }
  for (const [seat, keys] of now.keys.entries()) {
    const change = keys - (old.keys[seat] ?? 0);
    if (change > 0) flights.push({ look: 'ab-flying-key', count: change, from: 'treasury', to: `seat:${seat}` });
  }
  for (const [number, race] of RACES.entries()) {
    const fewer = (old.council[number] ?? 0) - (now.council[number] ?? 0);
    const seat = old.turn.seat;
    const taken = (now.hand_sizes[seat] ?? 0) > (old.hand_sizes[seat] ?? 0);
    if (fewer > 0 && seat !== now.seat && taken)
      flights.push({ look: 'ab-flying-back', count: fewer, from: `council:${race}`, to: `seat:${seat}` });
  }
  return flights;
}
