/** Everything that measures, loaded once the page rests. */
import { ANALYTICS_ID, ANALYTICS_SCRIPT } from '@/src/shared/services';
import { connectAnalytics } from './analytics';
import { createGtag } from './gtag';
import type { ShownPage } from './readPage';
import { sampleWebVitals } from './sampleWebVitals';
import { trackClicks } from './trackClicks';
import { trackPageViews } from './trackPageViews';
import { watchUserProperties } from './watchUserProperties';

/**
 * Connects the service and tells it, in this order, who reads, what, and what happened meanwhile.
 * @param first the page that the visit began with.
 */
export async function startAnalytics(first: ShownPage): Promise<void> {
  const service = createGtag(ANALYTICS_ID, ANALYTICS_SCRIPT);
  watchUserProperties(service);
  trackPageViews(service, first);
  connectAnalytics(service);
  trackClicks(service);
  await sampleWebVitals(service);
}
