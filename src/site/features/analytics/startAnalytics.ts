/** The analytics code, loaded when the page is idle. */
import { ANALYTICS_ID, ANALYTICS_SCRIPT } from '@/src/shared/services';
import { connectAnalytics } from './analytics';
import { createGtag } from './gtag';
import type { CurrentPage } from './readPage';
import { sampleWebVitals } from './sampleWebVitals';
import { trackClicks } from './trackClicks';
import { trackPageViews } from './trackPageViews';
import { watchUserProperties } from './watchUserProperties';

/**
 * Connects the service, and then sends, in this order, user properties, the page view, and queued events.
 * @param first the page on which the visit began.
 */
export async function startAnalytics(first: CurrentPage): Promise<void> {
  const service = createGtag(ANALYTICS_ID, ANALYTICS_SCRIPT);
  watchUserProperties(service);
  trackPageViews(service, first);
  connectAnalytics(service);
  trackClicks(service);
  await sampleWebVitals(service);
}
