/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import postcss from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { AdConfigProvider } from '@/src/site/ads/AdConfig';
import { AdSlot } from '@/src/site/ads/AdSlot';
import { IMAGE_HEIGHT, IMAGE_WIDTH } from '@/src/site/ads/adModel';
import { DEFAULT_DOCS_CONFIG, DocsConfigProvider } from '@/src/site/settings/DocsConfig';

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

test('the server writes an empty box', () => {
  expect(renderToStaticMarkup(slot)).toBe('<div class="slot" data-ad=""></div>');
});

test('the box is filled after the load event, and not before', async () => {
  readyState = 'interactive';
  const { container } = render(slot);
  await pass(5000);
  expect(container.querySelector('a')).toBeNull();
  window.dispatchEvent(new Event('load'));
  await pass(1000);
  expect(container.querySelectorAll('[data-ad] a')).toHaveLength(1);
});

test('a box that is left before its time is not filled', async () => {
  readyState = 'interactive';
  const { unmount } = render(slot);
  unmount();
  window.dispatchEvent(new Event('load'));
  await pass(1000);
  expect(document.querySelector('a')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

describe('section 9, the sizes in the styles', () => {
  const root = postcss.parse(readFileSync('src/site/ads/Slot.module.css', 'utf8'));
  /** What a property is set to, as selector and value, by the media query around it. */
  const find = (property: string, params = '') => {
    const found: string[] = [];
    root.walkDecls(property, ({ parent, value }) => {
      const rule = parent as postcss.Rule;
      const media = rule.parent?.type === 'atrule' ? (rule.parent as postcss.AtRule).params : '';
      if (media === params) {
        found.push(`${rule.selector}: ${value}`);
      }
    });
    return found;
  };

  test('"Ad-slot min height 142 px, 126 px from the sm breakpoint"', () => {
    expect(find('--ad')).toEqual(['.slot: max(142px, 8.875rem)']);
    expect(find('--ad', '(min-width: 600px)')).toEqual(['.slot: max(126px, 7.875rem)']);
    expect(find('min-block-size')).toEqual(['.slot: var(--ad)']);
    // A reader with letters of the usual size gets the pixels, to the point.
    expect([8.875 * 16, 7.875 * 16]).toEqual([142, 126]);
  });

  test('"Ad margins 3 spacing units", of 8 pixels', () => {
    expect(find('margin-block')).toEqual([`.slot: ${3 * 8}px`]);
  });

  test('"Ad image 130x100"', () => {
    expect([IMAGE_WIDTH, IMAGE_HEIGHT]).toEqual([130, 100]);
    expect(find('inline-size')).toContain(`.card img: ${IMAGE_WIDTH}px`);
    expect(find('block-size')).toContain(`.card img: ${IMAGE_HEIGHT}px`);
  });
});
