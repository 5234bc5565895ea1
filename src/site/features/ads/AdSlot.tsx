/** The place of a page's ad: all of it that the server writes and that comes before the page has loaded. */
import { type ComponentType, useEffect, useState } from 'react';
import { sendEvent } from '../analytics';
import { loadPart } from '../../browser/loadPart';
import { idle, pageLoaded } from '../../browser/pageLoaded';
import styles from './Slot.module.css';

declare module '../../browser/loadPart' {
  interface LazyParts {
    Ad: typeof import('./Ad');
  }
}

/**
 * An empty box as high as every ad, so that nothing jumps; what shows in it is loaded once the page has loaded and the
 * browser is idle. Give it the page's address as key: another page has another ad.
 */
export function AdSlot() {
  const [Ad, setAd] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      await pageLoaded();
      await idle();
      if (!isGone) {
        const chunk = await loadPart('Ad');
        setAd(() => chunk.Ad);
      }
    };
    load().catch((error: unknown) => {
      console.error(error);
      sendEvent('ad', { eventAction: 'crash', eventLabel: 'chunk' });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <div className={styles.slot} data-ad="">
      {Ad && <Ad />}
    </div>
  );
}
