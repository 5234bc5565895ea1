/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { CopyButton } from '@/src/site/ui/CopyButton';
import { useCodeCopy } from '@/src/site/app/frame/useCodeCopy';
import { type FakeClipboard, createClipboard, fakeTimers } from '../../../support/browser';

const block = (id: string) =>
  `<div class="MuiCode-root" id="${id}"><pre tabindex="0"><code><span>${id}</span></code></pre><button type="button" class="MuiCode-copy">Copy</button></div>`;
const PROSE = `<p id="text">Text</p>${block('one')}${block('two')}<input id="input" value="typed"><input id="number" type="number" value="1"><textarea id="area">typed</textarea><select id="select"><option>One</option></select><div id="editor" contenteditable="true" tabindex="0">typed</div><button id="other">Other</button>`;

function Page() {
  useCodeCopy();
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: PROSE }} />
      <div className="MuiCode-root" id="own">
        <code>shown</code>
        <CopyButton className="MuiCode-copy" getText={() => 'of its own'} />
      </div>
      <div data-demo="A">
        <div role="toolbar">
          <CopyButton className="MuiCode-copy" getText={() => 'whole file'} />
        </div>
        <div className="MuiCode-root">
          <pre id="demo-code" tabIndex={0} />
          <div className="MuiCode-root">
            <pre id="second-file" tabIndex={0} />
            <CopyButton className="MuiCode-copy" getText={() => 'second file'} />
          </div>
        </div>
      </div>
    </>
  );
}

let clipboard: FakeClipboard;
beforeEach(() => {
  fakeTimers();
  clipboard = createClipboard();
  render(<Page />);
});
afterEach(() => {
  window.getSelection()?.removeAllRanges();
  jest.useRealTimers();
});

const get = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const hover = (selector: string) => fireEvent.pointerOver(get(selector));
const focus = (selector: string) => act(() => get(selector).focus());

/**
 * Presses keys on the focused element.
 * @returns whether the browser's own copying isn't prevented.
 */
async function press(init: KeyboardEventInit): Promise<boolean> {
  let untouched = true;
  await act(async () => {
    untouched = fireEvent.keyDown(document.activeElement ?? document.body, init);
  });
  return untouched;
}

// @proves S4.30
describe('Ctrl or Cmd + C with no text selected clicks the copy button of the code block under the pointer or with focus', () => {
  test.each<[name: string, keys: KeyboardEventInit]>([
    ['Ctrl + C', { key: 'c', ctrlKey: true }],
    ['Cmd + C', { key: 'c', metaKey: true }],
    ['Ctrl + C with caps lock', { key: 'C', ctrlKey: true }],
    ['Ctrl + С on a Russian keyboard', { key: 'с', code: 'KeyC', ctrlKey: true }],
    ['Ctrl + C on a Dvorak keyboard', { key: 'c', code: 'KeyI', ctrlKey: true }],
  ])('%s', async (_name, keys) => {
    hover('#two span');
    expect(await press(keys)).toBe(false);
    expect(clipboard.texts).toEqual(['two']);
    expect(get('#two .MuiCode-copy').textContent).toBe('Copied');
    expect(get('#one .MuiCode-copy').textContent).toBe('Copy');
  });

  test.each<[name: string, before: () => void, copied: string]>([
    ['under the mouse', () => hover('#one code'), 'one'],
    ['last under the mouse', () => (hover('#one code'), hover('#two')), 'two'],
    ['with the focus in its code', () => focus('#two pre'), 'two'],
    ['with the focus on its button', () => focus('#one .MuiCode-copy'), 'one'],
    [
      'with the focus, while the mouse is elsewhere',
      () => (hover('#text'), focus('#two pre')),
      'two',
    ],
    [
      'under the mouse, while the focus is elsewhere',
      () => (focus('#other'), hover('#one')),
      'one',
    ],
    ['whose button React renders', () => hover('#own code'), 'of its own'],
    ['of a demo: the whole file', () => hover('#demo-code'), 'whole file'],
    ['of a further file of a demo', () => focus('#second-file'), 'second file'],
  ])('the block %s', async (_name, before, copied) => {
    before();
    expect(await press({ key: 'c', ctrlKey: true })).toBe(false);
    expect(clipboard.texts).toEqual([copied]);
  });
});

// @proves S5.5, S5.6
describe('the shortcut is ignored if text is selected, or if Shift or Alt is held', () => {
  const selectIn = (selector: string) => () => {
    focus(selector);
    (get(selector) as HTMLInputElement).setSelectionRange(0, 3);
  };
  test.each<[name: string, before: () => void, keys: KeyboardEventInit]>([
    ['text is selected', () => window.getSelection()!.selectAllChildren(get('#text')), {}],
    ['code is selected', () => window.getSelection()!.selectAllChildren(get('#one code')), {}],
    ['text is selected in an input', selectIn('#input'), {}],
    ['text is selected in a text area', selectIn('#area'), {}],
    ['shift is held', () => {}, { shiftKey: true }],
    ['shift is held', () => {}, { shiftKey: true, key: 'C' }],
    ['alt is held', () => {}, { altKey: true }],
    ['neither Ctrl nor Cmd is held', () => {}, { ctrlKey: false }],
    ['another key is pressed', () => {}, { key: 'x' }],
    ['another key is pressed in the place of C', () => {}, { key: 'j', code: 'KeyC' }],
    ['a text field has the focus', () => focus('#input'), {}],
    ['a number field has the focus', () => focus('#number'), {}],
    ['a text area has the focus', () => focus('#area'), {}],
    ['a list has the focus', () => focus('#select'), {}],
    ['an editor has the focus', () => focus('#editor'), {}],
  ])('%s', async (_name, before, keys) => {
    hover('#one code');
    before();
    expect(await press({ key: 'c', ctrlKey: true, ...keys })).toBe(true);
    expect(clipboard.texts).toEqual([]);
  });
});

describe('without a code block', () => {
  test.each<[name: string, before: () => void]>([
    ['nothing was ever under the mouse', () => {}],
    ['the mouse is on other text', () => hover('#text')],
    ['the mouse has left the block', () => (hover('#one code'), hover('#text'))],
    [
      'the mouse has left the window',
      () => (hover('#one code'), fireEvent.pointerOut(get('#one code'))),
    ],
    ['the focus is elsewhere', () => focus('#other')],
    ['the block under the mouse is gone', () => (hover('#one code'), get('#one').remove())],
  ])('nothing is copied or prevented: %s', async (_name, before) => {
    before();
    expect(await press({ key: 'c', ctrlKey: true })).toBe(true);
    expect(clipboard.texts).toEqual([]);
  });
});

// @proves S8.4
test('a code block ignores that the clipboard is not allowed', async () => {
  createClipboard({ refuses: true });
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  hover('#one code');
  await press({ key: 'c', ctrlKey: true });
  expect(get('#one .MuiCode-copy').textContent).toBe('Copy');
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
