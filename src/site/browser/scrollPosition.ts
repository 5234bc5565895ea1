import { flushSync } from 'react-dom';

/** The page counts as stable when its height hasn't changed for this long, in milliseconds. */
export const STABLE_MS = 3000;

/** The browser's scroll anchoring and rounding move less than this, users and find-in-page more, in CSS pixels. */
const USER_SCROLL_PX = 40;

/**
 * Runs a change that resizes content above an element, and adjusts the scroll position so that the element doesn't move
 * on the screen: immediately, and while demos above it load. It stops when the user scrolls or uses another element.
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
 * scrolls or uses another element.
 */
export function scrollToElement(element: Element): void {
  hold(element, () => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
}

/** Calls `adjust` now and whenever the height of the page changes, until it is stable or the user does something else. */
function hold(element: Element, adjust: () => void): void {
  let top = 0;
  let scrollY = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    if (element.isConnected) {
      adjust();
      top = element.getBoundingClientRect().top;
      scrollY = window.scrollY;
    }
    clearTimeout(timer);
    if (document.readyState === 'complete') {
      timer = setTimeout(stop, STABLE_MS);
    }
  };
  const onScroll = () => {
    // A scroll by the user changes both. Content that has changed above the element, while the event of an earlier
    // adjustment was waiting, changes only the element's position; scroll anchoring changes only the page's.
    const moved = Math.abs(element.getBoundingClientRect().top - top);
    if (Math.min(moved, Math.abs(window.scrollY - scrollY)) > USER_SCROLL_PX) {
      stop();
    }
  };
  const onUse = ({ target }: Event) => {
    if (!element.contains(target as Node)) {
      stop();
    }
  };
  const observer = new ResizeObserver(restore);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('load', restore);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pointerdown', onUse, true);
    window.removeEventListener('keydown', onUse, true);
  };
  restore();
  observer.observe(document.body);
  window.addEventListener('load', restore);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pointerdown', onUse, true);
  window.addEventListener('keydown', onUse, true);
}
