/** The limits of ../shared/BUDGETS.md for pages that exist: exact wire bytes of a first visit. */

/** Limits of one page; kB are 1000 bytes. */
export interface PageBudget {
  path: string;
  /** JavaScript until the load event. */
  script?: number;
  /** The page's HTML. */
  html?: number;
  /** Everything that the first view asks for, the demos that wake by themselves included. */
  total?: number;
  requests?: number;
}

export const PAGE_BUDGETS: readonly PageBudget[] = [
  { path: '/material-ui/react-button/', script: 170, html: 28, total: 280, requests: 25 },
  { path: '/material-ui/api/button/', script: 155 },
  { path: '/material-ui/getting-started/installation/', script: 155 },
];
