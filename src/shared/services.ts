/**
 * Services outside the site that a publisher may set up: environment variables of the build. Unset, as in a clone,
 * nothing of them is loaded and nobody is asked. Their origins go into the Content-Security-Policy by
 * `data/allowedOrigins.ts`.
 */
const trimSlash = (url: string) => url.replace(/\/+$/, '');

/** Where the receiver of feedback (services/feedback) listens on a developer's machine. */
export const FEEDBACK_PORT = 3210;

/**
 * Where readers' feedback is sent, without trailing slash; empty when nobody receives it. A clone that is not published
 * asks the receiver that `npm start` runs beside it.
 */
export const FEEDBACK_URL = trimSlash(
  process.env.NEXT_PUBLIC_FEEDBACK_URL ||
    (process.env.NEXT_PUBLIC_SITE_ORIGIN ? '' : `http://localhost:${FEEDBACK_PORT}`),
);

/** Address of the ad service that answers with JSON; empty for none. */
export const AD_SERVICE_URL = process.env.NEXT_PUBLIC_AD_SERVICE_URL || '';

/** Address of the ad network's script; empty for none. */
export const AD_NETWORK_SCRIPT = process.env.NEXT_PUBLIC_AD_NETWORK_SCRIPT || '';

/** CSS selector of the element that the ad network's script puts on the page. */
export const AD_NETWORK_ELEMENT = process.env.NEXT_PUBLIC_AD_NETWORK_ELEMENT || '#carbonads';

/**
 * Origins that scripts, pictures and tracking pixels of ads come from, besides those of service and network. Of an ad's
 * tracking pixels, the first five from there load, and none where the browser asks not to be tracked; in development a
 * warning says that some were dropped (src/site/features/ads/outside/pixels.ts).
 */
export const AD_ORIGINS = process.env.NEXT_PUBLIC_AD_ORIGINS || '';

/** Address of the stylesheet of the Material Icons font on a fonts host; empty: the site serves its own copy. */
export const ICON_FONT_STYLESHEET = process.env.NEXT_PUBLIC_ICON_FONT_STYLESHEET || '';

/** Origin of the fonts that this stylesheet names. */
export const ICON_FONT_ORIGIN =
  process.env.NEXT_PUBLIC_ICON_FONT_ORIGIN || 'https://fonts.gstatic.com';

/** Id that the analytics service gives to this site; empty: nothing is measured. */
export const ANALYTICS_ID = process.env.NEXT_PUBLIC_ANALYTICS_ID || '';

/** Address of the analytics service's script (gtag), to which the id is added. */
export const ANALYTICS_SCRIPT =
  process.env.NEXT_PUBLIC_ANALYTICS_SCRIPT || 'https://www.googletagmanager.com/gtag/js';
