import { asksForPrivacy } from '../../analytics/asksForPrivacy';

/**
 * Loads the pictures that tell an advertiser of a view, without saying which page it was on. Not for readers whose
 * browser asks not to be tracked (Do Not Track) or sold (Global Privacy Control).
 */
export function sendPixels(addresses: readonly string[]): void {
  if (asksForPrivacy()) {
    return;
  }
  for (const address of addresses) {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.src = address;
  }
}
