/** The current page, for a page view. */
export interface CurrentPage {
  title: string;
  /** The canonical location without query and hash, which can contain user input. */
  location: string;
}

/** The canonical link in the head. */
export const CANONICAL = 'link[rel=canonical]';

/** Reads the current page from the document's head. Browser only. */
export function readPage(): CurrentPage {
  const canonical = document.querySelector<HTMLLinkElement>(CANONICAL);
  return {
    title: document.title,
    location: (canonical ?? window.location).href.split(/[?#]/)[0]!,
  };
}
