// What the tests of a game's board have in common: a model of the frame around a view, its language, and its texts.
import { FluentResource } from '@fluent/bundle';
import { expect } from 'vitest';
import { decision, optionInfo } from '../play/testing';
import type { Line, OptionInfo } from '../wire/types';
import { gameTexts } from '../words/games';
import { addTexts, setLanguage, speakOf, textsReady } from '../words/words.svelte';
import type { BoardModel, CardRef, Choice, GameClient } from './contract';
import type { Ref } from './parts/pointing';

/** What was done with a model. */
export interface Noted {
  acts: Choice[];
  /** Picks that were taken back, with the copy that was meant. */
  removed: (readonly [Choice, number | undefined])[];
  enlarged: CardRef[];
  opened: number[];
}

export interface Asked {
  /** With their labels, what they point at and name, and what is special about them. */
  options?: readonly (readonly [choice: Choice, label: string, at?: readonly Ref[], more?: Partial<OptionInfo>])[];
  kind?: string;
  several?: boolean;
  ordered?: boolean;
  picked?: readonly Choice[];
  /** Why something cannot be chosen, and beside what it stands. */
  reasons?: readonly (readonly [text: string, ...at: readonly Ref[]])[];
  /** Null where nothing is played: in a replay. */
  log?: readonly Line[] | null;
}

const same = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A model whose options are given with their labels: what is offered can be done, and what is done is noted. */
export function modelAround<V extends { question: number }, A>(
  view: V,
  aids: A,
  seat: number,
  names: readonly string[],
  asked: Asked,
): { model: BoardModel<V, A>; noted: Noted } {
  const { options = [], kind = '', several = false, ordered = false, picked = [], reasons = [], log = null } = asked;
  const noted: Noted = { acts: [], removed: [], enlarged: [], opened: [] };
  const infos: OptionInfo[] = options.map(([choice, label, at = [], more]) => optionInfo(choice, { label, at, names: at, ...more }));
  const model: BoardModel<V, A> = {
    view,
    aids,
    seat,
    names,
    seats: [],
    decision:
      infos.length > 0 || reasons.length > 0
        ? {
            ...decision({ kind, question: view.question, several, ordered, enough: true }),
            options: infos,
            why_not: reasons.map(([text, ...at]) => ({ target: [], text, at, names: at })),
          }
        : null,
    picked,
    can: (choice) => infos.some((option) => same(option.choice, choice)),
    count: (choice) => picked.filter((each) => same(each, choice)).length,
    more: (choice) =>
      several && infos.filter((option) => same(option.choice, choice)).length > picked.filter((each) => same(each, choice)).length,
    act: (choice) => noted.acts.push(choice),
    remove: (choice, copy) => noted.removed.push([choice, copy]),
    label: (choice) => infos.find((option) => same(option.choice, choice))?.label ?? '',
    enlarge: (card) => noted.enlarged.push(card),
    live: log
      ? {
          table: 'a',
          log,
          said: [],
          openSeat: (opened) => noted.opened.push(opened),
          covered: false,
          interjections: [],
          interject: () => undefined,
        }
      : undefined,
  };
  return { model, noted };
}

/** The board of a game speaks English from here on. */
export async function speaking(game: string, texts: GameClient['texts']): Promise<void> {
  // The document of the tests has no top layer.
  HTMLElement.prototype.showPopover ??= () => undefined;
  addTexts({ ru: () => texts('ru'), uk: () => texts('uk'), en: () => texts('en') }, game);
  speakOf(game);
  await setLanguage('en');
  // The generic board is of no game, and there is nobody to ask what it is called.
  await (game === 'generic' ? textsReady() : gameTexts(game));
}

/** Texts of a game are the same in all languages, with the same facts; returns how many there are. */
export async function alikeInAllLanguages(texts: (language: string) => Promise<string>): Promise<number> {
  const read = async (language: string): Promise<string[]> =>
    new FluentResource(await texts(language)).body
      .map(
        (message) =>
          `${message.id}: ${[...new Set(JSON.stringify(message.value).match(/"type":"var","name":"\w+"/g) ?? [])].sort().join()}`,
      )
      .sort();
  const english = await read('en');
  expect(await read('ru')).toEqual(english);
  expect(await read('uk')).toEqual(english);
  return english.length;
}
