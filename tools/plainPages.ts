/**
 * Addresses of the pages without Markdown, without trailing slash: home, what hosts and the service worker show for other
 * pages, a standalone demo, and the address in minified errors. All but the home page are excluded from search engines.
 */
export const PLAIN_PAGES: readonly string[] = [
  '/',
  '/404',
  '/demo',
  '/offline',
  '/production-error',
];
