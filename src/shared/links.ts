/** Addresses outside the site. */

/** The repository of the documented packages. */
export const SOURCE_REPOSITORY = 'https://github.com/mui/material-ui';

/** The source code of the documented versions. */
export const SOURCE_TREE = `${SOURCE_REPOSITORY}/tree/v6.4.1`;

/** The repository of this site, for "Edit this page" and links to issues. */
export const SITE_REPOSITORY =
  process.env.NEXT_PUBLIC_SITE_REPOSITORY || 'https://github.com/fieldguide/fieldguide';

/**
 * The origin at which this site is published, without trailing slash. Canonical addresses, the sitemap and social
 * images contain it. The default is a reserved name that nobody can own (RFC 2606), so publishers must set their own.
 */
export const SITE_ORIGIN = (
  process.env.NEXT_PUBLIC_SITE_ORIGIN || 'https://fieldguide.example'
).replace(/\/+$/, '');
