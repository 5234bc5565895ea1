/** What an ad is. Specification, section 3. */

/** Markup that the sanitiser has passed: `outside/sanitize.ts`. */
export interface SafeMarkup {
  readonly safeHtml: string;
}

export interface Ad {
  name: string;
  /** An address of http or https. */
  link: string;
  /** Address of a picture, 130 × 100 CSS pixels; absent for an ad of words. */
  img?: string;
  /** Text, or markup that was sanitised. */
  description: string | SafeMarkup;
  /** Who brings the ad. */
  poweredby?: string;
  /** The name of the ad in analytics. */
  label: AdLabel;
}

/** Specification, section 9: "Ad image 130x100", in CSS pixels. */
export const IMAGE_WIDTH = 130;
export const IMAGE_HEIGHT = 100;

/** What analytics is told of: one of the site's own ads, one of the service or the network, or the message. */
export type AdLabel = `in-house-${string}` | 'service' | 'network' | 'adblock';
