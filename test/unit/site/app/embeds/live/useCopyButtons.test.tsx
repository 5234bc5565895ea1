/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCopyButtons } from '@/src/site/app/embeds/live/useCopyButtons';
import { COPIED_MS } from '@/src/site/browser/copyText';

function Table() {
  const root = useRef<HTMLDivElement>(null);
  const message = useCopyButtons(root);
  const html = ['blue[500]', 'red[500]'].map(
    (code) => `<button data-copy="${code}" aria-label="Copy ${code}">Copy</button>`,
  );
  return (
    <>
      <div ref={root} dangerouslySetInnerHTML={{ __html: html.join('') }} />
      <p role="status">{message}</p>
    </>
  );
}

const writeText = jest.fn<(text: string) => Promise<void>>();
const getButton = (code: string) => screen.getByRole('button', { name: `Copy ${code}` });
const copy = (code: string) => act(async () => void fireEvent.click(getButton(code)));

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a button copies its text, and confirms it for a moment', async () => {
  render(<Table />);
  await copy('blue[500]');
  expect(writeText).toHaveBeenCalledWith('blue[500]');
  expect(getButton('blue[500]').textContent).toBe('Copied');
  expect(screen.getByRole('status').textContent).toBe('Copied: blue[500]');
  act(() => jest.advanceTimersByTime(COPIED_MS));
  expect(getButton('blue[500]').textContent).toBe('Copy');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a second button ends the confirmation of the first one', async () => {
  render(<Table />);
  await copy('blue[500]');
  await copy('red[500]');
  expect(getButton('blue[500]').textContent).toBe('Copy');
  expect(getButton('red[500]').textContent).toBe('Copied');
});

test('the button says when the clipboard denies access', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  writeText.mockRejectedValue(new Error('denied'));
  document.execCommand = () => false;
  render(<Table />);
  await copy('blue[500]');
  expect(getButton('blue[500]').textContent).toBe('Copy failed');
});
