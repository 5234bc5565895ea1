/** The addresses of earlier versions of the documentation, from which `src/node/exporters/hosting/redirects.ts` redirects. */

/** The old addresses of the pages that a pattern matches. */
interface OldAddress {
  /** Matches the address of a page, without trailing slash. For an entry in an API tab, this is `/<product>/api/<slug>`. */
  page: RegExp;
  /** Old addresses, with `$1` for what the first group of the pattern matches. */
  old: readonly string[];
  /** Other names that `$1` may have had: the former name of a component, or also the plural of both names. */
  names?: 'former' | 'former and plural';
}

export const OLD_ADDRESSES: readonly OldAddress[] = [
  { page: /^(\/[^/]+\/getting-started)$/, old: ['$1/overview'] },
  // The pages of Material UI had no prefix.
  {
    page: /^\/material-ui(\/(?:getting-started|customization|guides|integrations|migration|experimental-api|discover-more|design-resources)(?:\/.*)?)$/,
    old: ['$1'],
  },
  { page: /^\/material-ui(\/api(?:\/.*)?)$/, old: ['$1'] },
  { page: /^\/material-ui\/api\/([^/]+)$/, old: ['/api/$1'], names: 'former' },
  {
    page: /^\/material-ui\/(?!(?:getting-started|customization|guides|integrations|migration|experimental-api|discover-more|design-resources|api)$)(?:react-)?([^/]+)$/,
    old: ['/components/$1'],
    names: 'former and plural',
  },
  { page: /^\/base-ui(\/.*)?$/, old: ['/base$1'] },
  { page: /^\/base-ui\/react-(.+)$/, old: ['/base/react-unstyled-$1'] },
  { page: /^\/base-ui\/api\/(?!use-)(.+)$/, old: ['/api/$1-unstyled'] },
  { page: /^\/system(\/styles\/.*)$/, old: ['$1'] },
  // `/system/grid` has always been the page about the style functions.
  { page: /^\/system\/react-(?!grid$)([^/]+)$/, old: ['/system/$1'] },
  { page: /^\/x\/react-(data-grid.*)$/, old: ['/components/$1'] },
  {
    page: /^\/x\/api\/(data-grid)$/,
    old: ['/x/api/data-grid/$1', '/api/$1', '/api/data-grid/$1'],
  },
];

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

/** Old addresses that follow no pattern, without trailing slash. Each target must be a page. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/getting-started/overview': '/material-ui/getting-started',
  '/system/basics': '/system/getting-started',
  '/system/the-sx-prop': '/system/getting-started/the-sx-prop',
};
