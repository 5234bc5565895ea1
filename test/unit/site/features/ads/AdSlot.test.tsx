/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AdConfigProvider } from '@/src/site/features/ads/AdConfig';
import { AdSlot } from '@/src/site/features/ads/AdSlot';
import { DEFAULT_DOCS_CONFIG, DocsConfigProvider } from '@/src/site/state/DocsConfig';

let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'readyState');
  jest.useRealTimers();
});

const slot = (
  <DocsConfigProvider value={DEFAULT_DOCS_CONFIG}>
    <AdConfigProvider value={{}}>
      <AdSlot />
    </AdConfigProvider>
  </DocsConfigProvider>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

// @proves S4.18
test('the server renders an empty box', () => {
  expect(renderToStaticMarkup(slot)).toBe('<div class="slot" data-ad=""></div>');
});

// @proves S4.18
test('the box is filled after the load event', async () => {
  readyState = 'interactive';
  const { container } = render(slot);
  await pass(5000);
  expect(container.querySelector('a')).toBeNull();
  window.dispatchEvent(new Event('load'));
  await pass(1000);
  expect(container.querySelectorAll('[data-ad] a')).toHaveLength(1);
});

test('an unmounted box is not filled', async () => {
  readyState = 'interactive';
  const { unmount } = render(slot);
  unmount();
  window.dispatchEvent(new Event('load'));
  await pass(1000);
  expect(document.querySelector('a')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});
