/** Helpers around the browser's own popovers: the navigation drawer and the menus. */
import { useRouter } from 'next/router';
import { type RefObject, useEffect } from 'react';

/** Closes the popover that an element is or stands in, if it is open. */
export function closePopover(element: Element | null): void {
  const popover = element?.closest('[popover]');
  if (popover instanceof HTMLElement && popover.matches(':popover-open')) {
    popover.hidePopover();
  }
}

/** Closes a popover when the reader has gone to another page, or to the top of this one. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { events } = useRouter();
  useEffect(() => {
    const close = () => closePopover(popover.current);
    events.on('routeChangeComplete', close);
    events.on('hashChangeComplete', close);
    return () => {
      events.off('routeChangeComplete', close);
      events.off('hashChangeComplete', close);
    };
  }, [events, popover]);
}
