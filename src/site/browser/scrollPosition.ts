import { flushSync } from 'react-dom';

/** How long the content above may load and change its height, in milliseconds. */
const STABLE_MS = 2000;

/** If the element has moved further than this, the user has scrolled, in CSS pixels. */
const USER_SCROLL_PX = 40;

/**
 * Runs a change that resizes content above an element, and adjusts the scroll position so that the element doesn't move
 * on the screen: immediately, and while demos above it load. It stops when the user scrolls.
 */
export function keepScrollPosition(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  hold(element, () => {
    const shift = element.getBoundingClientRect().top - before;
    if (Math.abs(shift) >= 1) {
      window.scrollBy({ top: shift, behavior: 'instant' });
    }
  });
}

/**
 * Scrolls to an element, below the header, and again while content above it loads and moves it. It stops when the user
 * scrolls.
 */
export function scrollToElement(element: Element): void {
  hold(element, () => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
}

/** Calls `adjust` now and whenever the height of the page changes, until it is stable. */
function hold(element: Element, adjust: () => void): void {
  let top = 0;
  const restore = () => {
    if (element.isConnected) {
      adjust();
      top = element.getBoundingClientRect().top;
    }
  };
  const onScroll = () => {
    // The browser's scroll anchoring moves the element a little; users and find-in-page move it further.
    if (Math.abs(element.getBoundingClientRect().top - top) > USER_SCROLL_PX) {
      stop();
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    timer = setTimeout(stop, STABLE_MS);
  };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('load', startTimer);
    window.removeEventListener('scroll', onScroll);
  };
  restore();
  const observer = new ResizeObserver(restore);
  observer.observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true });
  if (document.readyState === 'complete') {
    startTimer();
  } else {
    window.addEventListener('load', startTimer, { once: true });
  }
}
