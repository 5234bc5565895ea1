import { ANALYTICS_ID } from '@/src/shared/services';
import { asksForPrivacy } from '../../browser/asksForPrivacy';

/**
 * Whether visits to this page are measured: a service is set up, and the reader does not mind. In a frame they are not:
 * the page around it speaks for it.
 */
export function isMeasured(): boolean {
  return ANALYTICS_ID !== '' && !asksForPrivacy() && window.parent === window;
}
