import { type RefObject, useEffect, useRef } from 'react';

/** How long a clicked link stays active while the page scrolls, in milliseconds. */
const HOLD_MS = 1000;

/** A heading is active when it is this close to the top, in CSS pixels: below the header with some space. */
const ACTIVE_OFFSET_PX = 120;

/**
 * Marks the link to the current section with `aria-current="location"`, and keeps it in view. Above the first heading,
 * the first link is marked.
 * @param list the links. On a page as served, they are plain HTML that React doesn't manage.
 * @returns a function that marks a link for a second, for clicks.
 */
export function useActiveHeading(
  list: RefObject<HTMLElement | null>,
): (link: HTMLAnchorElement) => void {
  const heldUntil = useRef(0);

  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    let frame = 0;
    const update = () => {
      frame = 0;
      if (performance.now() < heldUntil.current) {
        return;
      }
      mark(
        list.current,
        links.findLast(({ hash }) => {
          const id = decodeURIComponent(hash.slice(1));
          const heading = document.getElementById(id);
          // A filter can hide sections. Their headings have no position.
          return (
            heading !== null &&
            !heading.closest('[hidden]') &&
            heading.getBoundingClientRect().top <= ACTIVE_OFFSET_PX
          );
        }) ?? links[0],
      );
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
    };
  }, [list]);

  return (link) => {
    heldUntil.current = performance.now() + HOLD_MS;
    mark(list.current, link);
  };
}

function mark(list: HTMLElement | null, link: HTMLAnchorElement | undefined): void {
  const marked = list?.querySelector('[aria-current]');
  if (marked !== link) {
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    if (link) {
      keepInView(link, list?.parentElement);
    }
  }
}

/** Scrolls the column of the list, so that the link and its neighbors are in the middle half of it. */
function keepInView(link: Element, column: Element | null | undefined): void {
  if (column) {
    const box = column.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    const margin = box.height / 4;
    column.scrollTop +=
      Math.min(place.top - box.top - margin, 0) + Math.max(place.bottom - box.bottom + margin, 0);
  }
}
