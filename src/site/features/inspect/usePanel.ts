import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Events of the panel that the page doesn't get. Menus and dialogs of demos close when the page is clicked or focused
 * outside of them.
 */
const KEPT = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'touchstart', 'touchend'],
  ...['keydown', 'keyup', 'focusin', 'focusout'],
];

/**
 * Creates the element that contains the panel, shows the panel above everything else, and scrolls the demo into view. When
 * the panel closes, the focus returns to where it was.
 */
export function usePanel(host: Element): {
  container: Element;
  panel: RefObject<HTMLElement | null>;
} {
  const [container] = useState(() => document.createElement('div'));
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // React listens to events on the container, so the element around it can keep them from the page.
    const outer = document.createElement('div');
    outer.dataset.inspect = '';
    outer.append(container);
    document.body.append(outer);
    const keep = (event: Event) => {
      // The page handles links.
      if (!(event.target as Element).closest('a')) {
        event.stopPropagation();
      }
    };
    KEPT.forEach((name) => outer.addEventListener(name, keep));
    // Dialogs and menus of demos hide everything else from assistive technology, also when they open later.
    const reveal = () => outer.removeAttribute('aria-hidden');
    const observer = new MutationObserver(reveal);
    observer.observe(outer, { attributeFilter: ['aria-hidden'] });
    const focused = document.activeElement;
    panel.current?.showPopover();
    makeRoom(host);
    return () => {
      observer.disconnect();
      outer.remove();
      const target = focused?.isConnected && focused !== document.body ? focused : undefined;
      (target as HTMLElement | undefined)?.focus({ preventScroll: true });
    };
  }, [container, host]);
  return { container, panel };
}

/** The part of the window that the panel covers. */
const PANEL = 0.45;

function makeRoom(host: Element): void {
  const { top, height } = host.getBoundingClientRect();
  const room = window.innerHeight * (1 - PANEL);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (top < header || top + Math.min(height, room - header) > room) {
    window.scrollBy({ top: top - header - 8, behavior: 'instant' });
  }
}
