import { SITE_NAME } from '@/src/shared/head';
import { SITE_REPOSITORY } from '@/src/shared/links';

/** Prints to the console what this site is, where its source is, and which variables can be explored. */
export function printBanner(): void {
  console.log(
    `%c🌿 ${SITE_NAME}%c\nMaterial UI, Joy UI, Base UI and MUI System, explained by running code.\nIts source: ${SITE_REPOSITORY}\nThe theme of this page's demos, to explore: await theme`,
    'font:700 2em system-ui;color:#2f6fe4',
    '',
  );
}
