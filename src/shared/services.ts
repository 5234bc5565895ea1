/**
 * External services that a publisher can configure with environment variables of the build. Without them, as in a new
 * clone, no external service is loaded or called. `data/allowedOrigins.ts` adds their origins to the
 * Content-Security-Policy.
 */
const trimSlash = (url: string) => url.replace(/\/+$/, '');

/** The port of the feedback receiver (services/feedback) on a developer's machine. */
export const FEEDBACK_PORT = 3210;

/**
 * The origin of the feedback receiver, without trailing slash; empty if there is none. Unpublished clones use the
 * receiver that `npm start` runs.
 */
export const FEEDBACK_URL = trimSlash(
  process.env.NEXT_PUBLIC_FEEDBACK_URL ||
    (process.env.NEXT_PUBLIC_SITE_ORIGIN ? '' : `http://localhost:${FEEDBACK_PORT}`),
);

/** Address of an ad service that returns JSON; empty for none. */
export const AD_SERVICE_URL = process.env.NEXT_PUBLIC_AD_SERVICE_URL || '';

/** Address of the ad network's script; empty for none. */
export const AD_NETWORK_SCRIPT = process.env.NEXT_PUBLIC_AD_NETWORK_SCRIPT || '';

/** CSS selector of the element that the ad network's script adds to the page. */
export const AD_NETWORK_ELEMENT = process.env.NEXT_PUBLIC_AD_NETWORK_ELEMENT || '#carbonads';

/** Other origins of scripts of ads: those that the network's script loads, and what these request. */
export const AD_ORIGINS = process.env.NEXT_PUBLIC_AD_ORIGINS || '';

/**
 * Origins of the images and tracking pixels of ads, besides those of service and network. No script may come from them.
 * Of an ad's tracking pixels, the first five from these origins are loaded, or none if the browser sends Do Not Track. In
 * development, a warning reports how many were dropped (src/site/features/ads/external/pixels.ts).
 */
export const AD_PIXEL_ORIGINS = process.env.NEXT_PUBLIC_AD_PIXEL_ORIGINS || '';

/** Address of the style sheet of the Material Icons font on a fonts host. If empty, the site serves its own copy. */
export const ICON_FONT_STYLESHEET = process.env.NEXT_PUBLIC_ICON_FONT_STYLESHEET || '';

/** Origin of the fonts that this style sheet names. */
export const ICON_FONT_ORIGIN =
  process.env.NEXT_PUBLIC_ICON_FONT_ORIGIN || 'https://fonts.gstatic.com';

/** Measurement id of this site in the analytics service; empty for no analytics. */
export const ANALYTICS_ID = process.env.NEXT_PUBLIC_ANALYTICS_ID || '';

/** Address of the script of the analytics service (gtag). The id is appended. */
export const ANALYTICS_SCRIPT =
  process.env.NEXT_PUBLIC_ANALYTICS_SCRIPT || 'https://www.googletagmanager.com/gtag/js';
