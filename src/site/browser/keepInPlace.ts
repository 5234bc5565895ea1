import { flushSync } from 'react-dom';

/** How long what is above may still load and grow, in milliseconds. */
const SETTLE_MS = 2000;

/** A scroll that takes the element this far from its place was meant, in CSS pixels. */
const LEFT_PX = 40;

/**
 * Makes a change that resizes what is above an element, and scrolls so that the element stays where the reader sees it:
 * at once, and while demos above it load their new version. Scrolling by anybody else ends it.
 */
export function keepInPlace(element: Element, change: () => void): void {
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
 * Scrolls to an element, below the header, and again while pictures and demos above it load and push it away.
 * Scrolling by anybody else ends it.
 */
export function landOn(element: Element): void {
  hold(element, () => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
}

/** Puts an element in its place, now and whenever the page has changed its length, until the page has settled. */
function hold(element: Element, place: () => void): void {
  let top = 0;
  const restore = () => {
    if (element.isConnected) {
      place();
      top = element.getBoundingClientRect().top;
    }
  };
  const onScroll = () => {
    // The browser's own scroll anchoring moves the element by little; the reader or find-in-page by much.
    if (Math.abs(element.getBoundingClientRect().top - top) > LEFT_PX) {
      stop();
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    timer = setTimeout(stop, SETTLE_MS);
  };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('load', settle);
    window.removeEventListener('scroll', onScroll);
  };
  restore();
  const observer = new ResizeObserver(restore);
  observer.observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true });
  if (document.readyState === 'complete') {
    settle();
  } else {
    window.addEventListener('load', settle, { once: true });
  }
}
