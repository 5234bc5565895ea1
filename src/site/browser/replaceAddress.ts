/**
 * Replaces the query or hash of the address without a navigation. Next.js also stores the address in the history state
 * and uses it when the user goes back, so both must be updated.
 * @param url of the current page, relative to the origin.
 */
export function replaceAddress(url: string): void {
  window.history.replaceState({ ...window.history.state, url, as: url }, '', url);
}
