/** The ad model. S3.18 to S3.21 name its fields. */

/** Markup that has passed `outside/sanitize.ts`. */
export interface SafeMarkup {
  readonly safeHtml: string;
}

export interface Ad {
  name: string;
  /** An http or https address. */
  link: string;
  /** Address of an image of 130 × 100 CSS pixels; absent for a text ad. */
  img?: string;
  /** Plain text, or sanitized markup. */
  description: string | SafeMarkup;
  /** The provider of the ad. */
  poweredby?: string;
  /** The name of the ad in analytics. */
  label: AdLabel;
}

/** S9.8: "Ad image 130x100", in CSS pixels. */
export const IMAGE_WIDTH = 130;
export const IMAGE_HEIGHT = 100;

/**
 * The kinds of ads in analytics: in-house ads, ads of the service or the network, and the message for users with an ad
 * blocker.
 */
export type AdLabel = `in-house-${string}` | 'service' | 'network' | 'adblock';
