/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { runShortcut } from '@/src/site/app/frame/shortcuts/runShortcut';
import { SINGLE_KEYS_KEY, SINGLE_KEYS_OFF } from '@/src/site/browser/singleKeys';
import { storedText } from '@/src/site/state/storedText';

let clicked: string[];

beforeEach(() => {
  storedText(SINGLE_KEYS_KEY).set(null);
  clicked = [];
  document.body.innerHTML =
    '<div id="__next"><button id="here"></button><input /><div data-stage><button></button></div>' +
    '<dialog><button></button></dialog><a rel="next">Next</a><a rel="prev">Previous</a></div><ul><li></li></ul>';
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', () => clicked.push(link.rel));
  }
});

/** Presses a key on an element. @returns whether the list of shortcuts opens. */
function press(selector: string, key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  document.querySelector(selector)!.dispatchEvent(event);
  return runShortcut(event);
}

test.each(['body', '#here'])('with focus on %s, keys open pages and the list', (selector) => {
  expect(press(selector, '?')).toBe(true);
  expect(press(selector, 'n')).toBe(false);
  expect(press(selector, 'P')).toBe(false);
  expect(clicked).toEqual(['next', 'prev']);
});

test.each(['input', '[data-stage] button', 'dialog button', 'li'])(
  'keys in %s are not shortcuts: fields, demos, dialogs, and menus of demos have their own',
  (selector) => {
    expect(press(selector, '?')).toBe(false);
    press(selector, 'n');
    expect(clicked).toEqual([]);
  },
);

test('keys with a modifier, and repeated ones, are not shortcuts', () => {
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) {
    expect(press('body', '?', init)).toBe(false);
  }
});

test('users can turn them off; another event opens the list even then', () => {
  storedText(SINGLE_KEYS_KEY).set(SINGLE_KEYS_OFF);
  expect(press('body', '?')).toBe(false);
  expect(runShortcut(new Event('open'))).toBe(true);
});
