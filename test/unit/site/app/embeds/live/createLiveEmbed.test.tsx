/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createLiveEmbed } from '@/src/site/app/embeds/live/createLiveEmbed';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

let showNear: (() => void) | undefined;

beforeEach(() => {
  showNear = undefined;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      showNear = () => callback([{ isIntersecting: true } as never], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  window.requestIdleCallback = ((run: () => void) => setTimeout(run)) as never;
});

test('the code loads when the part is near the viewport, and then works', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Counter }));
  const Embed = createLiveEmbed<{ name: string }>(load, undefined);
  render(<Embed name="Copies" />);
  expect(load).not.toHaveBeenCalled();
  act(() => showNear?.());
  fireEvent.click(await screen.findByRole('button', { name: 'Copies: 0' }));
  expect(screen.getByRole('button', { name: 'Copies: 1' })).toBeTruthy();
});

test('code that failed to load is loaded again at the next interaction', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn<() => Promise<{ default: typeof Counter }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Counter });
  const Embed = createLiveEmbed<{ name: string }>(load, undefined);
  const { container } = render(<Embed name="Copies" />);
  const snapshot = container.firstElementChild!;
  await act(async () => void fireEvent.pointerEnter(snapshot));
  expect(error).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => void fireEvent.pointerEnter(snapshot));
  expect(screen.getByRole('button', { name: 'Copies: 0' })).toBeTruthy();
  error.mockRestore();
});
