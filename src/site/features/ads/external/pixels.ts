import { optsOutOfTracking } from '../../../browser/optsOutOfTracking';

/**
 * Loads the tracking pixels of an ad without a referrer. Pixels aren't loaded if the browser sends Do Not Track or
 * Global Privacy Control.
 */
export function sendPixels(addresses: readonly string[]): void {
  if (optsOutOfTracking()) {
    warnOfDroppedPixels(addresses.length, 'this browser asks not to be tracked');
    return;
  }
  for (const address of addresses) {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.src = address;
  }
}

let hasWarned = false;

/**
 * Warns publishers, once and in development only, that the advertiser will count fewer views.
 * @param reason a clause, such as "this browser asks not to be tracked".
 */
export function warnOfDroppedPixels(count: number, reason: string): void {
  if (process.env.NODE_ENV === 'development' && count > 0 && !hasWarned) {
    hasWarned = true;
    console.warn(`Tracking pixels of an ad that do not load: ${count}. Reason: ${reason}.`);
  }
}
