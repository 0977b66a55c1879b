// Statements under way: a phrase is chosen, its slots are filled one after the other, and then the whole can be said.
import type { Statement } from '../../games/contract';
import type { ChatLine, PhraseInfo } from '../../wire/types';

export interface Draft {
  phrase: PhraseInfo;
  filled: readonly number[];
}

export function begin(phrase: PhraseInfo): Draft {
  return { phrase, filled: [] };
}

/** The slot that has to be filled next, or null if the sentence is whole. */
export function openSlot({ phrase, filled }: Draft): string | null {
  return phrase.slots[filled.length] ?? null;
}

export function fill(draft: Draft, value: number): Draft {
  return openSlot(draft) === null ? draft : { ...draft, filled: [...draft.filled, value] };
}

/** One step back: the latest slot is open again, or the phrase itself is (null). */
export function back(draft: Draft): Draft | null {
  return draft.filled.length === 0 ? null : { ...draft, filled: draft.filled.slice(0, -1) };
}

export function whole(draft: Draft): Statement | null {
  return openSlot(draft) === null ? [draft.phrase.name, ...draft.filled] : null;
}

/** Whether what is said so far begins as nothing may that is said now. */
export function isBarred(begun: Statement, unsaid: readonly Statement[]): boolean {
  return unsaid.some((each) => JSON.stringify(each) === JSON.stringify(begun));
}

/** Whether a phrase leads to a statement that can be made: not if it is barred, or all that its first slot takes. */
export function canBeSaid({ name, slots }: PhraseInfo, values: Record<string, readonly number[]>, unsaid: readonly Statement[]): boolean {
  if (isBarred([name], unsaid)) return false;
  const first = slots[0] === undefined ? undefined : values[slots[0]];
  return first === undefined || first.some((value) => !isBarred([name, value], unsaid));
}

/** A question that still waits for this seat, with what can be said to it at once. */
export interface Wanted {
  line: ChatLine;
  replies: readonly Statement[];
}

/** The latest statement that this seat is asked to reply to; whoever has spoken since has said what they wanted. */
export function wantedReply(
  chat: readonly ChatLine[],
  seat: number,
  replies: (statement: Statement, seat: number) => readonly Statement[],
): Wanted | null {
  for (const line of chat.toReversed()) {
    if (line.seat === seat) return null;
    const offered = line.statement ? replies(line.statement, seat) : [];
    if (offered.length > 0) return { line, replies: offered };
  }
  return null;
}

/** Lines of others that came after the first `seen` ones. A question that this seat has spoken to since is no news. */
export function unheard(
  chat: readonly ChatLine[],
  seen: number,
  seat: number,
  replies: (statement: Statement, seat: number) => readonly Statement[] = () => [],
): ChatLine[] {
  if (seat < 0) return chat.slice(seen);
  const spoke = chat.findLastIndex((line) => line.seat === seat);
  const settled = (line: ChatLine, at: number) => at < spoke && line.statement !== null && replies(line.statement, seat).length > 0;
  return chat.filter((line, at) => at >= seen && line.seat !== seat && !settled(line, at));
}
