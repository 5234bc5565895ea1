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
  /** The small line below, in place of "Ad by …". */
  label?: string;
}

/** Specification, section 9: "Ad image 130x100", in CSS pixels. */
export const IMAGE_WIDTH = 130;
export const IMAGE_HEIGHT = 100;

/** What is told of an ad: which kind showed or was clicked. */
export type AdLabel = `in-house-${string}` | 'service' | 'network' | 'adblock';
