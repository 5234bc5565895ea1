/**
 * Old addresses that follow no pattern. The others are made of the pages that there are, by
 * `src/node/exporters/hosting/redirects.ts`.
 */

/**
 * Former names of components, by the segment of today: `/components/expansion-panels/` leads to the page of Accordion
 * as soon as there is one, `/api/expansion-panel/` to its reference.
 */
export const FORMER_NAMES: Readonly<Record<string, string>> = {
  accordion: 'expansion-panel',
  'accordion-actions': 'expansion-panel-actions',
  'accordion-details': 'expansion-panel-details',
  'accordion-summary': 'expansion-panel-summary',
  'image-list': 'grid-list',
  'image-list-item': 'grid-list-tile',
  'image-list-item-bar': 'grid-list-tile-bar',
};

/** Whole addresses, without trailing slash. Each target must be a page. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/getting-started/overview': '/material-ui/getting-started',
  '/system/basics': '/system/getting-started',
  '/system/the-sx-prop': '/system/getting-started/the-sx-prop',
};
