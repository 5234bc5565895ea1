/**
 * Loads the pictures that tell an advertiser of a view, without saying which page it was on. Not for readers whose
 * browser asks not to be tracked (Do Not Track) or sold (Global Privacy Control).
 */
export function sendPixels(addresses: readonly string[]): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl) {
    return;
  }
  for (const address of addresses) {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.src = address;
  }
}
