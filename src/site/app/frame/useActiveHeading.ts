import { type RefObject, useEffect, useRef } from 'react';

/** PEERS.md, Table of contents: "a click holds it for a second". */
const HOLD_MS = 1000;

/** A heading counts as reached when it is this close to the top, in CSS pixels: the header and a little air. */
const REACHED_PX = 120;

/**
 * Marks the link to the section that is being read with `aria-current="location"`.
 * @param list the links. They are plain HTML on a page as served, so React does not know them.
 * @returns a function that marks a link and holds it for a second (after a click).
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
          const top = document.getElementById(id)?.getBoundingClientRect().top;
          return top !== undefined && top <= REACHED_PX;
        }),
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
  }
}
