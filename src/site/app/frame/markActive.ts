import { parseLocalizedPath } from '@/src/shared/languages';
import { listNavPathnames } from '@/src/shared/nav';

/** A stable class of the active link, for tests and user styles. */
export const ACTIVE_CLASS = 'app-drawer-active';

/**
 * Marks the link to a page in the side navigation, opens the groups above it and scrolls it into view. It works on the
 * DOM, because React doesn't manage the HTML from the server.
 * @param nav the navigation.
 * @param pathname address without trailing slash. A Base UI tab belongs to its component page.
 */
export function markActive(nav: HTMLElement, pathname: string): void {
  const links = [...nav.querySelectorAll('a')];
  const getPage = (link: Element) => parseLocalizedPath(link.getAttribute('href') ?? '').pathname;
  const page = listNavPathnames(pathname).find((candidate) =>
    links.some((link) => getPage(link) === candidate),
  );
  let active: HTMLAnchorElement | undefined;
  for (const link of links) {
    const matches = getPage(link) === page;
    link.classList.toggle(ACTIVE_CLASS, matches);
    if (matches) {
      link.setAttribute('aria-current', 'page');
      active = link;
    } else {
      link.removeAttribute('aria-current');
    }
  }
  if (active) {
    openGroups(active, nav);
    reveal(active);
  }
}

function openGroups(link: Element, nav: Element): void {
  for (let node = link.parentElement; node && node !== nav; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) {
      node.open = true;
    }
  }
}

/** Scrolls to the active link when the navigation becomes visible. */
export function revealActive(nav: HTMLElement): void {
  const active = nav.querySelector(`.${ACTIVE_CLASS}`);
  if (active) {
    reveal(active);
  }
}

/** Scrolls only the column that contains the navigation, and only if the link isn't visible. */
function reveal(link: Element): void {
  const column = link.closest('[popover]');
  if (!column) {
    return;
  }
  const box = column.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < box.top || place.bottom > box.bottom) {
    column.scrollTop += place.top - box.top - box.height / 3;
  }
}
