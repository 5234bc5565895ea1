/** What analytics hears of ads. Specification, section 7: "'ad' event: eventAction (display, click, crash), eventLabel". */
import { useEffect } from 'react';
import { sendEvent } from '../analytics';
import { useDocsConfig } from '../../state/DocsConfig';
import type { AdLabel } from './adModel';

/** Tells of an ad when it shows, as often as `GADisplayRatio` says; undefined while none shows. */
export function useDisplayEvent(eventLabel: AdLabel | undefined): void {
  const { GADisplayRatio } = useDocsConfig();
  useEffect(() => {
    if (eventLabel && Math.random() < GADisplayRatio) {
      sendEvent('ad', { eventAction: 'display', eventLabel });
    }
  }, [eventLabel, GADisplayRatio]);
}

/** Tells that a reader has followed an ad. */
export function sendClick(eventLabel: AdLabel): void {
  sendEvent('ad', { eventAction: 'click', eventLabel });
}

/** Tells that the slot has failed. @param eventLabel name of the error */
export function sendCrash(eventLabel: string): void {
  sendEvent('ad', { eventAction: 'crash', eventLabel });
}
