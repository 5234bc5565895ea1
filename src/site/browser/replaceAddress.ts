/**
 * Puts another query or hash into the address without a navigation. Next keeps the address in the history's state as
 * well, and goes by that one when a reader comes back.
 * @param url of this page, from the root.
 */
export function replaceAddress(url: string): void {
  window.history.replaceState({ ...window.history.state, url, as: url }, '', url);
}
