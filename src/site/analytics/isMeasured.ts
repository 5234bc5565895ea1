import { ANALYTICS_ID } from '@/src/shared/services';

/**
 * Whether visits to this page are measured: a service is set up, and the reader sends neither Do Not Track nor
 * Global Privacy Control (https://www.w3.org/TR/gpc/). In a frame they are not: the page around it speaks for it.
 */
export function isMeasured(): boolean {
  if (!ANALYTICS_ID) {
    return false;
  }
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== '1' && !globalPrivacyControl && window.parent === window;
}
