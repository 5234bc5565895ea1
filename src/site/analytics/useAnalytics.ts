import { useEffect } from 'react';
import { isMeasured } from './isMeasured';
import { readPage } from './readPage';

let started = false;

/**
 * Measures visits, where that is set up and the reader does not mind: once the page has loaded and rests, so that
 * measuring never slows what it measures. Used once, by the app, which lives as long as the document.
 */
export function useAnalytics(): void {
  useEffect(() => {
    if (started || !isMeasured()) {
      return;
    }
    started = true;
    // By the time that the rest is there, the reader may have gone on.
    const first = readPage();
    const start = () =>
      void import('./startAnalytics')
        .then(({ startAnalytics }) => startAnalytics(first))
        .catch(console.error);
    // Safari has no requestIdleCallback.
    const rest = () => (window.requestIdleCallback ?? setTimeout)(start);
    if (document.readyState === 'complete') {
      rest();
    } else {
      window.addEventListener('load', rest, { once: true });
    }
  }, []);
}
