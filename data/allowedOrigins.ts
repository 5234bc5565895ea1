import {
  AD_NETWORK_SCRIPT,
  AD_ORIGINS,
  AD_PIXEL_ORIGINS,
  AD_SERVICE_URL,
  ANALYTICS_ID,
  ANALYTICS_SCRIPT,
  FEEDBACK_URL,
  ICON_FONT_ORIGIN,
  ICON_FONT_STYLESHEET,
} from '@/src/shared/services';

/**
 * The other origins that pages may reach, by directive of the Content-Security-Policy; everything else is refused by
 * the browser. An advertising network or an analytics service is added here, and nowhere else.
 * Write whole origins (`https://example.com`), no wildcards, and say why.
 */
export type OpenDirective =
  'connect-src' | 'font-src' | 'form-action' | 'frame-src' | 'img-src' | 'script-src' | 'style-src';

const feedback = FEEDBACK_URL ? [getOrigin('NEXT_PUBLIC_FEEDBACK_URL', FEEDBACK_URL)] : [];

const adService = AD_SERVICE_URL ? [getOrigin('NEXT_PUBLIC_AD_SERVICE_URL', AD_SERVICE_URL)] : [];
const adNetwork = AD_NETWORK_SCRIPT
  ? [getOrigin('NEXT_PUBLIC_AD_NETWORK_SCRIPT', AD_NETWORK_SCRIPT)]
  : [];
/** A network's script may load another one, which brings pictures from elsewhere. */
const adOthers = listOrigins('NEXT_PUBLIC_AD_ORIGINS', AD_ORIGINS);
/** Whoever counts views must not be able to run scripts. */
const adPixels = listOrigins('NEXT_PUBLIC_AD_PIXEL_ORIGINS', AD_PIXEL_ORIGINS);

/** Where gtag sends what it is told. */
const MEASUREMENTS = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'];
const analyticsScript = ANALYTICS_ID
  ? [getOrigin('NEXT_PUBLIC_ANALYTICS_SCRIPT', ANALYTICS_SCRIPT)]
  : [];
const analytics = ANALYTICS_ID ? [...analyticsScript, ...MEASUREMENTS] : [];

const iconStylesheet = ICON_FONT_STYLESHEET
  ? [getOrigin('NEXT_PUBLIC_ICON_FONT_STYLESHEET', ICON_FONT_STYLESHEET)]
  : [];
const iconFont = ICON_FONT_STYLESHEET
  ? [getOrigin('NEXT_PUBLIC_ICON_FONT_ORIGIN', ICON_FONT_ORIGIN)]
  : [];

export const ALLOWED_ORIGINS: Readonly<Record<OpenDirective, readonly string[]>> = {
  // Feedback is sent to its receiver: services/feedback. Ads and analytics: src/shared/services.ts.
  'connect-src': unique(feedback, adService, adNetwork, adOthers, analytics),
  'font-src': iconFont,
  // "Open in StackBlitz" and "Open in CodeSandbox" post a project: src/site/features/demo/sandbox.
  'form-action': ['https://stackblitz.com', 'https://codesandbox.io'],
  'frame-src': [],
  'img-src': unique(adService, adNetwork, adOthers, adPixels, analytics),
  'script-src': unique(adNetwork, adOthers, analyticsScript),
  'style-src': iconStylesheet,
};

function unique(...origins: readonly (readonly string[])[]): string[] {
  return [...new Set(origins.flat())];
}

/** The origins that a setting lists, separated by commas or spaces. */
function listOrigins(setting: string, list: string): string[] {
  return (list.match(/[^\s,]+/g) ?? []).map((origin) => getOrigin(setting, origin));
}

/**
 * The origin of an address that a setting names.
 * @throws Error that names the setting when it is no whole address.
 */
function getOrigin(setting: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `The setting ${setting} is "${address}", which is no address: write a whole one, such as https://ads.example.org/script.js`,
    );
  }
  return url.origin;
}
