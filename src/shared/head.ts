/** What the head of a page says of its address and its picture. */
import { localizeHref } from './languages';
import { SITE_ORIGIN } from './links';

/** The site's name. The products keep their own. */
export const SITE_NAME = 'Fieldguide';

/** The picture of a page where its link is shown, in pixels: what Open Graph and X call large. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** Folder of these pictures in the export. */
const SOCIAL_FOLDER = '/social';

/**
 * The one address of a page, with the site's origin.
 * @param pathname without language prefix and trailing slash; `/` is the home page.
 */
export function getPageUrl(pathname: string, language: string): string {
  return SITE_ORIGIN + getPageHref(pathname, language);
}

/** The address of a page on this site, with trailing slash. */
export function getPageHref(pathname: string, language: string): string {
  return localizeHref(pathname === '/' ? '/' : `${pathname}/`, language);
}

/** Address of a page's picture on this site, such as `/social/material-ui/react-button.png`. */
export function getSocialImageHref(pathname: string, language: string): string {
  const name = localizeHref(pathname === '/' ? '/index' : pathname, language);
  return `${SOCIAL_FOLDER}${name}.png`;
}
