import { asksForPrivacy } from '../../../browser/asksForPrivacy';

/**
 * Loads the pictures that tell an advertiser of a view, without saying which page it was on. Not for readers whose
 * browser asks not to be tracked (Do Not Track) or sold (Global Privacy Control).
 */
export function sendPixels(addresses: readonly string[]): void {
  if (asksForPrivacy()) {
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
 * Tells whoever sets ads up why the advertiser counts fewer views: once, and in development only.
 * @param reason a clause, such as "this browser asks not to be tracked".
 */
export function warnOfDroppedPixels(count: number, reason: string): void {
  if (process.env.NODE_ENV === 'development' && count > 0 && !hasWarned) {
    hasWarned = true;
    console.warn(`Tracking pixels of an ad that do not load: ${count}. Reason: ${reason}.`);
  }
}
