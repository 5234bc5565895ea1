import { useEffect } from 'react';
import { idle, pageLoaded } from '../../browser/pageLoaded';
import { isMeasured } from './isMeasured';
import { readPage } from './readPage';

let started = false;

/**
 * Starts analytics when the page has loaded and is idle, so that measuring doesn't slow the page. Does nothing if
 * visits aren't measured. Used once, by the app, which is mounted for the lifetime of the document.
 */
export function useAnalytics(): void {
  useEffect(() => {
    if (started || !isMeasured()) {
      return;
    }
    started = true;
    // When the code has loaded, the user may be on another page.
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
