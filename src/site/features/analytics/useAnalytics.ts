import { useEffect } from 'react';
import { idle, pageLoaded } from '../../browser/pageLoaded';
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
    const start = async () => {
      await pageLoaded();
      await idle();
      const { startAnalytics } = await import('./startAnalytics');
      await startAnalytics(first);
    };
    start().catch(console.error);
  }, []);
}
