import { ANALYTICS_ID } from '@/src/shared/services';
import { asksForPrivacy } from '../../browser/asksForPrivacy';

/**
 * Whether visits to this page are measured: a service is configured, and the user hasn't opted out of tracking. Iframes
 * aren't measured, because the outer page is.
 */
export function isMeasured(): boolean {
  return ANALYTICS_ID !== '' && !asksForPrivacy() && window.parent === window;
}
