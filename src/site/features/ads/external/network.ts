/** The ad network, whose script inserts an ad next to itself. */

/** The id by which Carbon's script finds its own element. Other networks ignore it. */
const SCRIPT_ID = '_carbonads_js';

/** Adds the script to the slot. If it fails to load, no ad appears, which `runSlot` handles. */
export function loadNetwork(container: HTMLElement, src: string): void {
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = src;
  container.append(script);
}

/** S4.23: "If the network ad reveals a backers-page link, it is replaced by an in-house ad." */
const BACKERS_LINK = 'a[href*="/material-ui/discover-more/backers"]';

export function hasBackersLink(element: Element): boolean {
  return element.matches(BACKERS_LINK) || element.querySelector(BACKERS_LINK) !== null;
}
