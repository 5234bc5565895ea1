/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { TableOfContents } from '@/src/site/app/frame/TableOfContents';

const TOC = ['one', 'two', 'drei-ä'].map((hash) => ({ text: hash, hash, children: [] }));

/** The distance of each heading from the top of the window, which jsdom doesn't have. */
let tops: Record<string, number>;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = TOC.map(({ hash }) => `<h2 id="${hash}">${hash}</h2>`).join('');
  tops = { one: 500, two: 1000, 'drei-ä': 1500 };
  for (const heading of document.querySelectorAll('h2')) {
    heading.getBoundingClientRect = () => new DOMRect(0, tops[heading.id], 100, 20);
  }
});
afterEach(() => {
  jest.useRealTimers();
});

const renderToc = () => render(<TableOfContents toc={TOC} pathname="/a" />);
const listActive = () =>
  [...document.querySelectorAll('[aria-current="location"]')].map(({ textContent }) => textContent);
/** Scrolls by a number of pixels, and waits for the next frame. */
const scroll = (by: number) => {
  for (const id of Object.keys(tops)) {
    tops[id]! -= by;
  }
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(16);
};
const click = (name: string) =>
  fireEvent.click([...document.querySelectorAll('a')].find((link) => link.textContent === name)!);

test('links carry the whole path', () => {
  renderToc();
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    TOC.map(({ hash }) => `/a/#${hash}`),
  );
});

test('only the last heading above the threshold is marked, or the first heading at the top of the page', () => {
  renderToc();
  scroll(0);
  expect(listActive()).toEqual(['one']);
  scroll(379);
  expect(listActive()).toEqual(['one']);
  scroll(500);
  expect(listActive()).toEqual(['one']);
  scroll(1);
  expect(listActive()).toEqual(['two']);
  scroll(-500);
  expect(listActive()).toEqual(['one']);
  scroll(500);
  expect(listActive()).toEqual(['two']);
  scroll(5000);
  expect(listActive()).toEqual(['drei-ä']);
  scroll(-5880);
  expect(listActive()).toEqual(['one']);
});

test('a heading in a hidden section is never marked', () => {
  const section = document.createElement('div');
  section.hidden = true;
  section.append(document.getElementById('two')!);
  document.body.append(section);
  tops.two = 0;
  renderToc();
  scroll(400);
  expect(listActive()).toEqual(['one']);
});

test('a clicked link stays marked for a second while the page scrolls', () => {
  renderToc();
  scroll(400);
  expect(listActive()).toEqual(['one']);
  click('two');
  expect(listActive()).toEqual(['two']);
  jest.advanceTimersByTime(900);
  scroll(1);
  expect(listActive()).toEqual(['two']);
  jest.advanceTimersByTime(100);
  scroll(1);
  expect(listActive()).toEqual(['one']);
});

test('a second click restarts the timer', () => {
  renderToc();
  click('two');
  jest.advanceTimersByTime(900);
  click('drei-ä');
  jest.advanceTimersByTime(900);
  scroll(1);
  expect(listActive()).toEqual(['drei-ä']);
});

test('listeners are removed on unmount', () => {
  const { unmount } = renderToc();
  const links = [...document.querySelectorAll('a')];
  scroll(400);
  expect(listActive()).toEqual(['one']);
  unmount();
  scroll(500);
  expect(links[1]!.hasAttribute('aria-current')).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
