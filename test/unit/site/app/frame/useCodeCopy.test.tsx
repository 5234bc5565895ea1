/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from '@/src/site/ui/CopyButton';
import { useCodeCopy } from '@/src/site/app/frame/useCodeCopy';
import { createClipboard, fakeTimers } from '../../../support/browser';

const block = (code: string) =>
  `<div class="MuiCode-root"><pre><code>${code}</code></pre><button type="button" class="MuiCode-copy">Copy</button></div>`;
const PROSE = `<p id="text">Text</p>${block('<span class="hl-keyword">let</span> a &lt; b;\n')}${block('two')}<button id="other">Other</button>`;

function Page({ withOwnButton = false }: { withOwnButton?: boolean }) {
  useCodeCopy();
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: PROSE }} />
      {withOwnButton && (
        <div className="MuiCode-root" id="own">
          <code>of its own</code>
          <CopyButton className="MuiCode-copy" getText={() => 'of its own'} />
        </div>
      )}
    </>
  );
}

beforeEach(() => {
  fakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const buttons = () => [...document.querySelectorAll('.MuiCode-copy')];
const texts = () => buttons().map(({ textContent }) => textContent);
const click = (element: Element) => act(async () => void fireEvent.click(element));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the button of a code block in prose', () => {
  // @proves S4.29
  test('copies the code as text and says Copied for 2000 ms', async () => {
    const clipboard = createClipboard();
    render(<Page />);
    await click(buttons()[0]!);
    expect(clipboard.texts).toEqual(['let a < b;\n']);
    expect(texts()).toEqual(['Copied', 'Copy']);
    wait(1999);
    expect(texts()).toEqual(['Copied', 'Copy']);
    wait(1);
    expect(texts()).toEqual(['Copy', 'Copy']);
  });

  test('has its own timer, which restarts with each click', async () => {
    createClipboard();
    render(<Page />);
    await click(buttons()[0]!);
    wait(1500);
    await click(buttons()[0]!);
    await click(buttons()[1]!);
    wait(1999);
    expect(texts()).toEqual(['Copied', 'Copied']);
    wait(1);
    expect(texts()).toEqual(['Copy', 'Copy']);
  });

  test('is announced in an existing live region', async () => {
    createClipboard();
    const { unmount } = render(<Page />);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await click(buttons()[0]!);
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('Copied');
    wait(2000);
    expect(status.textContent).toBe('');
    unmount();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('works for prose that is added later', async () => {
    const clipboard = createClipboard();
    render(<Page />);
    document.querySelector('#text')!.innerHTML = block('late');
    await click(buttons()[0]!);
    expect(clipboard.texts).toEqual(['late']);
  });

  // @proves S8.4
  test('ignores denied access: the label does not change, and nothing is thrown or logged', async () => {
    createClipboard({ refuses: true });
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<Page />);
    await click(buttons()[0]!);
    expect(texts()).toEqual(['Copy', 'Copy']);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  // @proves S8.2
  test('falls back to document.execCommand without the Clipboard API', async () => {
    createClipboard();
    Reflect.deleteProperty(navigator, 'clipboard');
    render(<Page />);
    await click(buttons()[0]!);
    expect(texts()).toEqual(['Copied', 'Copy']);
  });
});

test('a click elsewhere copies nothing', async () => {
  const clipboard = createClipboard();
  render(<Page />);
  for (const selector of ['#text', '#other', 'code', '.hl-keyword', '.MuiCode-root']) {
    await click(document.querySelector(selector)!);
  }
  expect(clipboard.texts).toEqual([]);
});

test('a button that React renders copies once, and keeps its own 1200 ms', async () => {
  const clipboard = createClipboard();
  render(<Page withOwnButton />);
  const own = document.querySelector('#own .MuiCode-copy')!;
  await click(own);
  expect(clipboard.texts).toEqual(['of its own']);
  expect(own.textContent).toBe('Copied');
  wait(1200);
  expect(own.textContent).toBe('Copy');
});

test('listeners are removed on unmount', async () => {
  const clipboard = createClipboard();
  const { unmount } = render(<Page />);
  unmount();
  document.body.innerHTML = PROSE;
  await click(buttons()[0]!);
  expect(clipboard.texts).toEqual([]);
  document.body.innerHTML = '';
});
