/** Helpers for native popovers: the navigation drawer and menus. */
import { useRouter } from 'next/router';
import { type RefObject, useEffect } from 'react';

/** Closes the open popover that is or contains an element. */
export function closePopover(element: Element | null): void {
  findOpen(element)?.hidePopover();
}

function findOpen(element: Element | null): HTMLElement | undefined {
  const popover = element?.closest('[popover]');
  return popover instanceof HTMLElement && popover.matches(':popover-open') ? popover : undefined;
}

/**
 * Closes a popover after a navigation to another page, or to the top of the current one. A popover that was opened
 * during the navigation stays open.
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
