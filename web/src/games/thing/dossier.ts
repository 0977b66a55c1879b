// What one player can know of another, gathered from the view, the log and what was said: the rows of the deduction sheet.
import type { Model, Told } from './model';
import { concerns } from './rumours';

/** shown: what came to light of that hand; exchange: between the two of us; fire: who burned whom; said and about: what
 * they stated, and what others did of them. */
export type Topic = 'shown' | 'exchange' | 'fire' | 'said' | 'about';

export interface Entry {
  topic: Topic;
  /** The number of the turn, 0 before the first. */
  turn: number;
  text: string;
}

export interface Dossier {
  seat: number;
  /** All but `lost` of these cards are still in that hand. */
  cards: readonly number[];
  lost: number;
  /** Those of them that are certainly there although others have left. */
  sure: readonly number[];
  entries: readonly Entry[];
}

/** What is left of the known cards beside the certain ones; nothing if all of it may have left. */
export function doubtful(cards: readonly number[], lost: number, sure: readonly number[]): number[] {
  const rest = [...cards];
  for (const kind of sure) rest.splice(rest.indexOf(kind), 1);
  return lost < rest.length ? rest : [];
}

const TOPICS: Partial<Record<Told['kind'], Topic>> = {
  analysed: 'shown',
  suspected: 'shown',
  hand_shown: 'shown',
  hand_shown_to: 'shown',
  infection_shown: 'shown',
  declined: 'shown',
  refused_card_seen: 'shown',
  exchanged: 'exchange',
  refused: 'exchange',
  burned: 'fire',
  saved: 'fire',
};

/** Whether a line tells something about this player: exchanges only if they were with the reader. */
function isAbout({ kind, data }: Told, seat: number, reader: number): boolean {
  const one = 'seat' in data ? data.seat : undefined;
  const other = 'target' in data ? data.target : undefined;
  const topic = TOPICS[kind];
  if (!topic || (one !== seat && other !== seat)) return false;
  return topic !== 'exchange' || one === reader || other === reader;
}

export function dossierOf(model: Model, seat: number): Dossier {
  const entries: (Entry & { at: number })[] = [];
  const turns: { at: number; number: number }[] = [];
  let turn = 0;
  for (const line of (model.live?.log ?? []) as readonly Told[]) {
    if (line.kind === 'turn_began') {
      turn = line.data.number;
      turns.push({ at: line.at, number: turn });
    }
    const topic = TOPICS[line.kind];
    if (topic && isAbout(line, seat, model.seat)) entries.push({ topic, turn, text: line.text, at: line.at });
  }
  for (const said of model.live?.said ?? []) {
    const topic = said.statement && (said.seat === seat ? 'said' : concerns(said) === seat ? 'about' : null);
    if (!topic) continue;
    const text = topic === 'said' ? said.text : `${model.names[said.seat] ?? ''}: ${said.text}`;
    entries.push({ topic, turn: turns.findLast(({ at }) => at <= said.at)?.number ?? 0, text, at: said.at });
  }
  entries.sort((one, other) => one.at - other.at);
  const known = model.view.known[seat];
  return { seat, cards: known?.cards ?? [], lost: known?.lost ?? 0, sure: known?.sure ?? [], entries };
}

/** One row for each other player, in the order of the chairs from the reader's left. */
export function dossiers(model: Model): Dossier[] {
  const { chairs } = model.view;
  const mine = Math.max(0, chairs.indexOf(model.seat));
  const around = [...chairs.slice(mine), ...chairs.slice(0, mine)];
  return around.filter((seat) => seat !== model.seat).map((seat) => dossierOf(model, seat));
}
