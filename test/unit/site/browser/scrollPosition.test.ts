/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { keepScrollPosition } from '@/src/site/browser/scrollPosition';

/** Height of the content above the button and the scroll position of the page, in CSS pixels. */
let above: number;
let scrollY: number;
const resizeCallbacks = new Set<() => void>();
let button: HTMLElement;

class PageObserver {
  #callback: () => void;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  observe() {
    resizeCallbacks.add(this.#callback);
  }
  disconnect() {
    resizeCallbacks.delete(this.#callback);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  above = 1000;
  scrollY = 700;
  document.body.innerHTML = '<button>TS</button><a href="#other">Other</a>';
  button = document.querySelector('button')!;
  button.getBoundingClientRect = () => new DOMRect(0, above - scrollY, 50, 20);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY });
  window.scrollBy = ((options: ScrollToOptions) => {
    scrollY += options.top!;
  }) as typeof window.scrollBy;
  Object.assign(globalThis, { ResizeObserver: PageObserver });
  keepScrollPosition(button, () => {
    above = 1200;
  });
});

afterEach(() => {
  // A scroll ends what the test has started.
  scrollY += 1000;
  fireEvent.scroll(window);
  expect(resizeCallbacks.size).toBe(0);
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

const onResize = () => resizeCallbacks.forEach((callback) => callback());
const getTop = () => button.getBoundingClientRect().top;

/** Changes the height of the content above the button, which the page observes. */
function grow(height: number) {
  above += height;
  onResize();
}

test('the element stays in place when the content above it changes, and when it changes later', () => {
  expect(getTop()).toBe(300);
  grow(340);
  expect(getTop()).toBe(300);
  jest.advanceTimersByTime(2900);
  grow(-50);
  expect(getTop()).toBe(300);
});

test('the event of its own adjustment is not taken for a scroll by the user after content has moved the element', () => {
  above += 340;
  fireEvent.scroll(window);
  onResize();
  expect(getTop()).toBe(300);
});

test('scroll anchoring of the browser is not taken for a scroll by the user', () => {
  above += 340;
  scrollY += 340;
  fireEvent.scroll(window);
  grow(10);
  expect(getTop()).toBe(300);
});

test.each<[string, () => void]>([
  [
    'scrolls',
    () => {
      scrollY += 100;
      fireEvent.scroll(window);
    },
  ],
  ['presses another element', () => fireEvent.pointerDown(document.querySelector('a')!)],
  ['types in another element', () => fireEvent.keyDown(document.body, { key: 'j' })],
])('the position is no longer kept when the user %s', (_, act) => {
  act();
  const top = getTop();
  grow(340);
  expect(getTop()).toBe(top + 340);
});

test('a press on the element itself changes nothing', () => {
  fireEvent.pointerDown(button);
  grow(340);
  expect(getTop()).toBe(300);
});

test('the position is no longer kept when the height has not changed for three seconds', () => {
  jest.advanceTimersByTime(3000);
  grow(340);
  expect(getTop()).toBe(640);
});
