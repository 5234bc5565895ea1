/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from '@/src/site/ui/CopyButton';
import { createClipboard, fakeTimers } from '../../support/browser';

beforeEach(() => {
  fakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const button = () => screen.getByRole('button');
/** Clicks and waits until the text is in the clipboard. */
const copy = () => act(async () => void fireEvent.click(button()));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the copy button', () => {
  // @proves S4.28
  test('says Copy, then Copied for 1200 ms, then Copy again', async () => {
    createClipboard();
    render(<CopyButton getText={() => 'text'} />);
    expect(button().textContent).toBe('Copy');
    await copy();
    expect(button().textContent).toBe('Copied');
    wait(1199);
    expect(button().textContent).toBe('Copied');
    wait(1);
    expect(button().textContent).toBe('Copy');
  });

  test('restarts its timer with each click', async () => {
    createClipboard();
    render(<CopyButton getText={() => 'text'} />);
    await copy();
    wait(1000);
    await copy();
    wait(1199);
    expect(button().textContent).toBe('Copied');
    wait(1);
    expect(button().textContent).toBe('Copy');
  });

  test.each([
    ['at hand', () => 'let a = "<b>";\n'],
    ['that has to be fetched', async () => 'let a = "<b>";\n'],
  ])('copies a text %s exactly', async (_name, getText) => {
    const clipboard = createClipboard();
    render(<CopyButton getText={getText} />);
    await copy();
    expect(clipboard.texts).toEqual(['let a = "<b>";\n']);
  });

  test('reads the text on click', async () => {
    createClipboard();
    const getText = jest.fn(() => 'text');
    render(<CopyButton getText={getText} />);
    expect(getText).not.toHaveBeenCalled();
    await copy();
    expect(getText).toHaveBeenCalledTimes(1);
  });

  test('does not say Copied before the text has loaded', async () => {
    createClipboard();
    let deliver: (text: string) => void = () => {};
    render(<CopyButton getText={() => new Promise<string>((resolve) => (deliver = resolve))} />);
    await copy();
    expect(button().textContent).toBe('Copy');
    await act(async () => deliver('late'));
    expect(button().textContent).toBe('Copied');
  });

  // @proves S8.2
  test('falls back to document.execCommand without the Clipboard API', async () => {
    createClipboard();
    Reflect.deleteProperty(navigator, 'clipboard');
    const execCommand = jest.spyOn(document, 'execCommand');
    render(<CopyButton getText={() => 'text'} />);
    await copy();
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(button().textContent).toBe('Copied');
    expect(document.body.querySelectorAll('span')).toHaveLength(1);
  });

  test('announces the change to screen readers', () => {
    createClipboard();
    render(<CopyButton getText={() => 'text'} />);
    expect(button().querySelector('[aria-live="polite"]')?.textContent).toBe('Copy');
  });

  test('clears its timer on unmount', async () => {
    createClipboard();
    const { unmount } = render(<CopyButton getText={() => 'text'} />);
    await copy();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
