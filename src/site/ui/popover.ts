/** Helpers around the browser's own popovers: the navigation drawer and the menus. */
import { useRouter } from 'next/router';
import { type RefObject, useEffect } from 'react';

/** Closes the popover that an element is or stands in, if it is open. */
export function closePopover(element: Element | null): void {
  findOpen(element)?.hidePopover();
}

function findOpen(element: Element | null): HTMLElement | undefined {
  const popover = element?.closest('[popover]');
  return popover instanceof HTMLElement && popover.matches(':popover-open') ? popover : undefined;
}

/**
 * Closes a popover when the reader has gone to another page, or to the top of this one. One that was opened on the way
 * stays.
 */
export function useCloseOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { events } = useRouter();
  useEffect(() => {
    let wasOpen = false;
    const note = () => {
      wasOpen = findOpen(popover.current) !== undefined;
    };
    const close = () => {
      if (wasOpen) {
        closePopover(popover.current);
      }
    };
    const listeners = [
      ['routeChangeStart', note],
      ['hashChangeStart', note],
      ['routeChangeComplete', close],
      ['hashChangeComplete', close],
    ] as const;
    listeners.forEach(([event, listener]) => events.on(event, listener));
    return () => listeners.forEach(([event, listener]) => events.off(event, listener));
  }, [events, popover]);
}
