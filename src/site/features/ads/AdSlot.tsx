/** The ad slot of a page. It is the only part of ads that is rendered on the server and loaded with the page. */
import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../browser/loadPart';
import { idle, pageLoaded } from '../../browser/pageLoaded';
import { sendEvent } from '../analytics';
import styles from './Slot.module.css';

declare module '../../browser/loadPart' {
  interface LazyParts {
    Ad: typeof import('./Ad');
  }
}

/**
 * An empty box with the height of an ad, so that the layout doesn't shift. Its content is loaded when the page has
 * loaded and the browser is idle. Pass the page's address as `key` to get a new ad for each page.
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
