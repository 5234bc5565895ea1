/** What shows, for a page view. */
export interface ShownPage {
  title: string;
  /** The canonical location, without query and hash: those may hold what a reader wrote. */
  location: string;
}

/** The page's own address in the document's head. */
export const CANONICAL = 'link[rel=canonical]';

/** The page that shows, as the document's head says it. In the browser only. */
export function readPage(): ShownPage {
  const canonical = document.querySelector<HTMLLinkElement>(CANONICAL);
  return {
    title: document.title,
    location: (canonical ?? window.location).href.split(/[?#]/)[0]!,
  };
}
