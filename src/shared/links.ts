/** Addresses outside the site. */

/** Where the documented packages are developed. */
export const SOURCE_REPOSITORY = 'https://github.com/mui/material-ui';

/** Their sources as of the documented versions. */
export const SOURCE_TREE = `${SOURCE_REPOSITORY}/tree/v6.4.1`;

/** Where this site is developed: "Edit this page" and issue links lead there. */
export const SITE_REPOSITORY =
  process.env.NEXT_PUBLIC_SITE_REPOSITORY || 'https://github.com/fieldguide/fieldguide';

/**
 * Where this site is published, without trailing slash: canonical addresses, the sitemap and pictures of links carry it.
 * The default is a name that nobody can own (RFC 2606): whoever publishes the site sets their own.
 */
export const SITE_ORIGIN = (
  process.env.NEXT_PUBLIC_SITE_ORIGIN || 'https://fieldguide.example'
).replace(/\/+$/, '');
