/** Names, addresses and sizes for the head of a page. */
import { localizeHref } from './languages';
import { SITE_ORIGIN } from './links';

/** The name of the site. The products have their own names. */
export const SITE_NAME = 'Fieldguide';

/** The size of the social image of a page in pixels, which Open Graph and X show as a large preview. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** Folder of the social images in the export. */
const SOCIAL_FOLDER = '/social';

/**
 * Returns the canonical address of a page, with the origin of the site.
 * @param pathname without language prefix and trailing slash; `/` is the home page.
 */
export function getPageUrl(pathname: string, language: string): string {
  return SITE_ORIGIN + getPageHref(pathname, language);
}

/** Returns the address of a page relative to the origin, with trailing slash. */
export function getPageHref(pathname: string, language: string): string {
  return localizeHref(pathname === '/' ? '/' : `${pathname}/`, language);
}

/** Returns the address of a page's social image, such as `/social/material-ui/react-button.png`. */
export function getSocialImageHref(pathname: string, language: string): string {
  const name = localizeHref(pathname === '/' ? '/index' : pathname, language);
  return `${SOCIAL_FOLDER}${name}.png`;
}
