/** Limits of the exact wire bytes of a first visit. */

/** The kind of a page. Pages of a kind load the same code. */
export type PageKind = 'home' | 'component' | 'api' | 'guide' | 'experiment' | 'utility';

/** Limits of a page; kB are 1000 bytes. */
export interface WeightLimits {
  /** JavaScript until the load event. */
  script?: number;
  /** The page's HTML, without its inlined styles. */
  html?: number;
  /** The page's HTML with its inlined styles, as it is transferred. */
  document?: number;
  /** All requests of the first view, including demos that are activated without interaction. */
  total?: number;
  requests?: number;
}

/** Limits of one page. */
export interface PageBudget extends WeightLimits {
  path: string;
}

/** For pages without demos, such as those of the API reference and guides, and for pages with demos. */
const WITHOUT_DEMOS: WeightLimits = { script: 155, total: 280, requests: 25 };
const WITH_DEMOS: WeightLimits = { script: 170, total: 280, requests: 25 };

/** Visited in a browser: the three pages that the bench compares with other sites, and then one of each other kind. */
export const PAGE_BUDGETS: readonly PageBudget[] = [
  { path: '/material-ui/react-button/', ...WITH_DEMOS, html: 28, document: 34 },
  { path: '/material-ui/api/button/', ...WITHOUT_DEMOS },
  { path: '/material-ui/getting-started/installation/', ...WITHOUT_DEMOS },
  { path: '/', ...WITHOUT_DEMOS },
  { path: '/material-ui/api/', ...WITHOUT_DEMOS },
  { path: '/base-ui/react-select/', ...WITH_DEMOS },
  { path: '/base-ui/react-select/components-api/', ...WITHOUT_DEMOS },
  { path: '/experiments/docs/markdown/', ...WITH_DEMOS },
  { path: '/offline/', ...WITHOUT_DEMOS },
  { path: '/404/', ...WITHOUT_DEMOS },
  // Charts and the data grid load after the load event and have no limit.
  { path: '/material-ui/getting-started/templates/dashboard/', script: 155 },
  // The bench limits its blocking time. The field hydrates after the load event, and imports much of the library.
  { path: '/material-ui/react-autocomplete/', script: 170 },
  { path: '/material-ui/material-icons/', script: 200 },
];

/** HTML of any page, in kB, with and without inlined styles: that of the reference's page about buttons. */
const HTML_CEILING = 41.6;

/**
 * Limits for everything that the HTML of a page names, including the HTML itself, by kind. A page with its own budget
 * uses that instead. Files that scripts load later (activated demos) aren't included; the browser measurements count
 * them.
 */
export const KIND_CEILINGS: Readonly<Record<PageKind, Required<WeightLimits>>> = {
  home: { script: 155, html: HTML_CEILING, document: HTML_CEILING, total: 280, requests: 25 },
  component: { script: 170, html: HTML_CEILING, document: HTML_CEILING, total: 280, requests: 25 },
  api: { script: 155, html: HTML_CEILING, document: HTML_CEILING, total: 280, requests: 25 },
  guide: { script: 155, html: HTML_CEILING, document: HTML_CEILING, total: 280, requests: 25 },
  experiment: { script: 170, html: HTML_CEILING, document: HTML_CEILING, total: 280, requests: 25 },
  utility: { script: 155, html: HTML_CEILING, document: HTML_CEILING, total: 280, requests: 25 },
};

/** The maximum that Next's route list may add to the JavaScript of every page, in bytes per route file. */
export const BYTES_PER_ROUTE = 30;
