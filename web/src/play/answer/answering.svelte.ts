// How the player of one seat answers: picks under way, the answer that was sent, and what the server said to it.
import { untrack } from 'svelte';
import type { CardRef, Choice, GameClient } from '../../games/contract';
import type { DecisionInfo, OptionInfo } from '../../wire/types';
import type { TableSession } from '../../wire/session.svelte';
import { has } from '../../words/words.svelte';
import { boardModel } from './boardModel';
import { names } from '../seats/seats';
import { same } from './choices';
import { add, begin, complete, heard, judged, revert, remove, suggested, type Picking } from './picking';

export class Answering {
  readonly #session: TableSession;
  readonly #enlarge: (card: CardRef) => void;

  /** The open question; a question that is asked again has another number. */
  #question = $derived.by(() => (this.decision ? `${this.decision.question} ${this.decision.kind}` : ''));
  /** Begins again with each question, with what is suggested if anything is, and is changed by clicks in between. */
  #picking: Picking = $derived.by(() => (this.#question, untrack(() => suggested(this.decision))));
  /** An answer that is asked about once more before it is sent: the game has a text for it, and there is no way back. */
  doubted = $state.raw<Choice | null>(null);
  /** An answer that gives up something unused: its button says so, and a second press sends it. */
  armed = $state.raw<Choice | null>(null);
  /** An interjection that is asked about once more: there is no way back. */
  sure = $state.raw<OptionInfo | null>(null);
  /** The interjection that is on its way. */
  #word = $state('');
  /** The answer that was sent and the question that it was for, until the server has dealt with both. */
  #sent = $state.raw<{ id: string; question: string } | null>(null);

  /** The latest answer, its question, and how long the log was then: what became of it is told by the lines since. */
  #given: { choice: Choice; question: string; lines: number } | null = null;
  /** Why the latest answer came to nothing; it stays until the next one. */
  vain = $state('');

  model = $derived.by(() => {
    const update = this.#session.update;
    if (!update?.play) return null;
    return boardModel(update, update.play, this.#picking, this.busy, {
      answer: (choice) => this.send(choice),
      add: (choice) => this.#pick(add(this.#picking, choice, this.decision?.ordered)),
      remove: (choice, copy) => this.#pick(remove(this.#picking, choice, copy)),
      enlarge: this.#enlarge,
    });
  });

  get isInterjecting(): boolean {
    return this.#session.pending.has(this.#word);
  }

  /** Says what may be said while nobody asks; what the game has a text for is asked about once more, unless `sure`. */
  interject(option: OptionInfo, sure = false): void {
    const doubtful = !sure && has(`sure-${option.choice[0]}`);
    this.sure = doubtful ? option : null;
    if (!doubtful) this.#word = this.#session.interject(option.choice);
  }

  constructor(session: TableSession, enlarge: (card: CardRef) => void, inVain?: GameClient['inVain']) {
    this.#session = session;
    this.#enlarge = enlarge;
    $effect(() => {
      const [update, log, given] = [session.update, session.log, this.#given];
      if (!given || !update || this.#question === given.question) return;
      this.#given = null;
      const text = inVain?.(given.choice, log.slice(given.lines), update.seat, names(update.table)) ?? '';
      untrack(() => (this.vain = text));
    });
    $effect(() => {
      const news = session.considered;
      if (news && news.question === this.decision?.question) untrack(() => (this.#picking = heard(this.#picking, news)));
    });
    $effect(() => {
      const refusal = session.refusal;
      if (!refusal) return;
      untrack(() => {
        if (refusal.id === this.#sent?.id) this.#sent = null;
        if (refusal.id === '' && !judged(this.#picking)) this.#picking = revert(this.#picking);
      });
    });
    $effect(() => {
      void this.#question;
      untrack(() => (this.doubted = this.armed = null));
    });
    $effect(() => {
      const moved = this.#question !== this.#sent?.question || !!this.decision?.sealed;
      if (this.#sent && moved) untrack(() => (this.#sent = null));
    });
  }

  get decision(): DecisionInfo | null {
    return this.#session.update?.play?.decision ?? null;
  }

  get question(): string {
    return this.#question;
  }

  get picked(): readonly Choice[] {
    return this.#picking.picked;
  }

  /** What the server says is missing, if it has judged these picks. */
  get missing(): string {
    return judged(this.#picking) ? this.#picking.known.text : '';
  }

  /** What sending the picks does, in the words of the game; '' where it has none, or while they are not enough. */
  get label(): string {
    return judged(this.#picking) ? this.#picking.known.label : '';
  }

  /** There is a suggestion, and the picks differ from it. */
  get strayed(): boolean {
    const chosen = this.decision?.suggested?.chosen;
    return chosen !== undefined && !same(chosen, this.picked);
  }

  get complete(): boolean {
    return complete(this.#picking);
  }

  /** An answer is on its way: nothing else can be chosen. */
  get busy(): boolean {
    return this.#sent !== null;
  }

  send(choice: Choice, sure = false): void {
    if (this.busy) return;
    this.doubted = sure || !has(`sure-${choice[0]}`) ? null : choice;
    if (this.doubted) return;
    const again = this.isArmed(choice);
    this.armed = again || this.#givesUp(choice).length === 0 ? null : choice;
    if (this.armed) return;
    this.vain = '';
    this.#given = { choice, question: this.#question, lines: this.#session.log.length };
    this.#sent = { id: this.#session.answer(choice), question: this.#question };
  }

  /** Whether the next press on it sends it, although it gives up something. */
  isArmed(choice: Choice): boolean {
    return this.armed !== null && same(this.armed, choice);
  }

  #givesUp(choice: Choice): readonly string[] {
    return this.decision?.options.find((option) => same(option.choice, choice))?.unused ?? [];
  }

  /** Sends the picks, if they are enough. */
  confirm(): void {
    if (this.decision?.several && this.complete && this.decision.sealed === null) this.send(this.picked);
  }

  /** Back to the picks that are suggested. */
  suggest(): void {
    this.#picking = suggested(this.decision);
    this.#session.dismiss();
  }

  clear(): void {
    if (this.picked.length > 0) this.#pick(begin(this.decision));
  }

  #pick(picking: Picking): void {
    // No picks at all are judged in the question itself.
    this.#picking = picking.picked.length > 0 ? picking : begin(this.decision);
    this.#session.dismiss();
    if (picking.picked.length > 0) this.#session.consider(picking.picked);
  }
}
