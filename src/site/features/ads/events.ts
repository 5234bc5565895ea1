/** Analytics events of ads. S7.12: "'ad' event: eventAction (display, click, crash), eventLabel". */
import { useEffect } from 'react';
import { useDocsConfig } from '../../state/DocsConfig';
import { sendEvent } from '../analytics';
import type { AdLabel } from './adModel';

/** Reports the display of an ad, sampled by `GADisplayRatio`. `eventLabel` is undefined while no ad is shown. */
export function useDisplayEvent(eventLabel: AdLabel | undefined): void {
  const { GADisplayRatio } = useDocsConfig();
  useEffect(() => {
    if (eventLabel && Math.random() < GADisplayRatio) {
      sendEvent('ad', { eventAction: 'display', eventLabel });
    }
  }, [eventLabel, GADisplayRatio]);
}

/** Reports that the user clicked an ad. */
export function sendClick(eventLabel: AdLabel): void {
  sendEvent('ad', { eventAction: 'click', eventLabel });
}

/**
 * Reports an error in the slot.
 * @param eventLabel name of the error
 */
export function sendCrash(eventLabel: string): void {
  sendEvent('ad', { eventAction: 'crash', eventLabel });
}
