/** Addresses outside the site. */

/** Where the documented packages are developed. */
export const SOURCE_REPOSITORY = 'https://github.com/mui/material-ui';

/** Their sources as of the documented versions. */
export const SOURCE_TREE = `${SOURCE_REPOSITORY}/tree/v6.4.1`;

/** Where this site is developed: "Edit this page" and issue links lead there. */
export const SITE_REPOSITORY =
  process.env.NEXT_PUBLIC_SITE_REPOSITORY || 'https://github.com/fieldguide/fieldguide';

/** Where this site is published, without a slash at the end: what machines read names its pages in full. */
export const SITE_ORIGIN = (
  process.env.NEXT_PUBLIC_SITE_ORIGIN || 'https://fieldguide.example'
).replace(/\/+$/, '');
