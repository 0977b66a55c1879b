// What a belonging says when it is picked up: a note on its state or its moment, and its text.
import { t } from '../../../words/words.svelte';
import { CHARACTERS, ITEMS, ROLES, SPELLS } from '../facts';
import type { Model } from '../model';
import { keptText } from '../mythosTexts';
import { cardSaid, nameOf } from '../names';
import { abilityOf, textOf } from '../cardTexts';
import { nameOfThing, type Thing } from './things';

export function wordsOf(model: Model, { kind, number }: Thing): { title: string; note: string; text: string } {
  return { title: kind === 'card' ? abilityOf(number).name : nameOfThing({ kind, number }), ...bodyOf(model, { kind, number }) };
}

function bodyOf(model: Model, { kind, number }: Thing): { note: string; text: string } {
  const me = model.view.players[model.seat];
  switch (kind) {
    case 'card': {
      const ability = abilityOf(number);
      return { note: `${cardSaid(number)} · ${ability.timing}`, text: ability.text };
    }
    case 'item': {
      const item = ITEMS[number];
      const state = item && item.skill >= 0 ? t(me?.active === number ? 'hand-improvement-active' : 'hand-improvement-down') : '';
      return { note: state || nameOf('trait', item?.trait ?? ''), text: textOf('item', item?.id ?? '') };
    }
    case 'ability':
      return { note: t('stage-ability'), text: textOf('ability', CHARACTERS[number]?.ability ?? '') };
    case 'feat':
      return {
        note: `${t('stage-feat')}: ${t(me?.feat ? 'stage-feat-ready' : 'stage-feat-used')}`,
        text: textOf('ability', CHARACTERS[number]?.feat ?? ''),
      };
    case 'title':
      return { note: t('term-title'), text: textOf('title', number === 0 ? 'captain' : 'keeper') };
    case 'spell':
      return { note: t('term-spell'), text: textOf('spell', SPELLS[number] ?? '') };
    case 'mythos':
      return { note: t('stage-kept-cards'), text: keptText(number) };
    case 'role':
      return { note: t('term-loyalty'), text: textOf('role', ROLES[number] ?? '') };
  }
}
