import { flushSync } from 'react-dom';

/** How long what is above may still load and grow, in milliseconds. */
const SETTLE_MS = 2000;

/**
 * Makes a change that resizes what is above an element, and scrolls so that the element stays where the reader sees it:
 * at once, and while demos above it load their new version. The reader's own scrolling or a key ends it.
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const restore = () => {
    const moved = element.getBoundingClientRect().top - before;
    if (element.isConnected && Math.abs(moved) >= 1) {
      window.scrollBy({ top: moved, behavior: 'instant' });
    }
  };
  restore();
  const observer = new ResizeObserver(restore);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    ['wheel', 'touchmove', 'keydown', 'pointerdown'].forEach((type) =>
      window.removeEventListener(type, stop),
    );
  };
  const timer = setTimeout(stop, SETTLE_MS);
  ['wheel', 'touchmove', 'keydown', 'pointerdown'].forEach((type) =>
    window.addEventListener(type, stop, { passive: true }),
  );
}
