import { describe, expect, test } from 'vitest';
import { meaning } from './keys';

function press(key: string, code = key, more: Partial<KeyboardEvent> = {}) {
  return { key, code, ctrlKey: false, metaKey: false, altKey: false, ...more };
}

function element(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild!;
}

describe('keys', () => {
  test('digits choose, on both blocks of the keyboard', () => {
    expect(meaning(press('3', 'Digit3'), null)).toEqual({ does: 'choose', number: 3 });
    expect(meaning(press('3', 'Numpad3'), null)).toEqual({ does: 'choose', number: 3 });
    expect(meaning(press('0', 'Digit0'), null)).toBeNull();
  });

  test('letters work in a Cyrillic layout', () => {
    expect(meaning(press('г', 'KeyU'), null)).toEqual({ does: 'stepBack' });
    expect(meaning(press('с', 'KeyC'), null)).toEqual({ does: 'chat' });
  });

  test('Enter confirms unless a button has the focus, which it presses', () => {
    expect(meaning(press('Enter'), document.body)).toEqual({ does: 'confirm' });
    expect(meaning(press(' '), element('<button>Pass</button>'))).toBeNull();
  });

  test('whoever types is left alone, but for Escape', () => {
    const chat = element('<input type="text">');
    expect(meaning(press('1', 'Digit1'), chat)).toBeNull();
    expect(meaning(press('l', 'KeyL'), element('<textarea></textarea>'))).toBeNull();
    expect(meaning(press('Escape'), chat)).toEqual({ does: 'back' });
  });

  test('keys of the browser stay its own', () => {
    expect(meaning(press('c', 'KeyC', { ctrlKey: true }), null)).toBeNull();
    expect(meaning(press('l', 'KeyL', { metaKey: true }), null)).toBeNull();
  });

  test('a question mark asks what something is in every layout, and H is for help', () => {
    expect(meaning(press('?', 'Digit7'), null)).toEqual({ does: 'ask' });
    expect(meaning(press('р', 'KeyH'), null)).toEqual({ does: 'help' });
  });
});
