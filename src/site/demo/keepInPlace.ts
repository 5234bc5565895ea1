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
  const getShift = () => element.getBoundingClientRect().top - before;
  const restore = () => {
    const shift = getShift();
    if (element.isConnected && Math.abs(shift) >= 1) {
      window.scrollBy({ top: shift, behavior: 'instant' });
    }
  };
  const onScroll = () => {
    // The browser's own scroll anchoring moves the element by little; the reader or find-in-page by much.
    if (Math.abs(getShift()) > LEFT_PX) {
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
