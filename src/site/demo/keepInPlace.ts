import { flushSync } from 'react-dom';

/** How long what is above may still load and grow, in milliseconds. */
const SETTLE_MS = 2000;

/**
 * Makes a change that resizes what is above an element, and scrolls so that the element stays where the reader sees it:
 * at once, and while demos above it load their new version. Scrolling by anybody else ends it.
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  let expected = window.scrollY;
  const restore = () => {
    const moved = element.getBoundingClientRect().top - before;
    if (element.isConnected && Math.abs(moved) >= 1) {
      window.scrollBy({ top: moved, behavior: 'instant' });
    }
    expected = window.scrollY;
  };
  const onScroll = () => {
    // Somebody else scrolled: the reader, find-in-page, or the browser that holds the place by itself.
    if (Math.abs(window.scrollY - expected) >= 1) {
      stop();
    }
  };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
  restore();
  const observer = new ResizeObserver(restore);
  observer.observe(document.body);
  const timer = setTimeout(stop, SETTLE_MS);
  window.addEventListener('scroll', onScroll, { passive: true });
}
