/** The ad network: a script that puts its ad beside itself. */

/** The name by which Carbon's script finds itself; other networks do not mind. */
const SCRIPT_ID = '_carbonads_js';

/** Puts the script into the slot. One that does not come is noticed by its ad's absence. */
export function loadNetwork(container: HTMLElement, src: string): void {
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = src;
  container.append(script);
}

/** Specification, section 4: "If the network ad reveals a backers-page link, it is replaced by an in-house ad." */
const BACKERS_LINK = 'a[href*="/material-ui/discover-more/backers"]';

export function hasBackersLink(element: Element): boolean {
  return element.matches(BACKERS_LINK) || element.querySelector(BACKERS_LINK) !== null;
}
