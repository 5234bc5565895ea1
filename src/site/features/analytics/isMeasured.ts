import { ANALYTICS_ID } from '@/src/shared/services';
import { optsOutOfTracking } from '../../browser/optsOutOfTracking';

/**
 * Whether visits to this page are measured: a service is configured, and the user hasn't opted out of tracking. Iframes
 * aren't measured, because the outer page is.
 */
export function isMeasured(): boolean {
  return ANALYTICS_ID !== '' && !optsOutOfTracking() && window.parent === window;
}
