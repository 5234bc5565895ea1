import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

const CONTROLS = 'button, select, input, a[href]';

/** Fields in which arrows and Home have a meaning of their own. */
const OWN_KEYS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), [contenteditable="true"]';

/**
 * The control that a key leads to, as ARIA's toolbar pattern has it: arrows go round, Home and End to the ends.
 * @param index that of the control with the focus.
 * @returns its index; undefined for any other key.
 */
export function getTarget(
  key: string,
  { index, count, rtl }: { index: number; count: number; rtl: boolean },
): number | undefined {
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Makes a toolbar one tab stop that arrow keys walk through. Its controls may be anybody's: it works on the document,
 * and controls in a popover, which opens in a place of its own, are none of it.
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) {
      return undefined;
    }
    if (toolbars.size === 0) {
      window.addEventListener('keydown', onKey, { capture: true });
      window.addEventListener('blur', syncAll);
    }
    toolbars.add(element);
    return () => {
      toolbars.delete(element);
      if (toolbars.size === 0) {
        window.removeEventListener('keydown', onKey, { capture: true });
        window.removeEventListener('blur', syncAll);
      }
    };
  }, [toolbar]);

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => sync([event.currentTarget]),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { currentTarget, target, key } = event;
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const controls = getControls(currentTarget);
      const index = controls.findIndex((control) => control === target);
      if (modified || index === -1 || controls[index]?.matches(OWN_KEYS)) {
        return;
      }
      const rtl = getComputedStyle(currentTarget).direction === 'rtl';
      const next = getTarget(key, { index, count: controls.length, rtl });
      if (next !== undefined) {
        event.preventDefault();
        controls[next]?.focus();
      }
    },
  };
}

function getControls(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      !control.closest('[popover]') && !control.matches(':disabled') && control.checkVisibility(),
  );
}

/** Those of the page. */
const toolbars = new Set<HTMLElement>();

/**
 * What shows changes with every render and with the room there is, and the Tab key alone asks: all stops are set as it
 * is pressed. Or as the focus goes into a frame, whose keys are not heard here.
 */
const syncAll = () => sync(toolbars);
const onKey = ({ key }: globalThis.KeyboardEvent) => {
  if (key === 'Tab') {
    syncAll();
  }
};

/**
 * The tab stop: the control with the focus, else the last that had it, else the first. Looks at all before it changes
 * any: after a change the browser has to style the page again before it can say what shows.
 */
function sync(some: Iterable<HTMLElement>): void {
  for (const controls of Array.from(some, getControls)) {
    const stop =
      controls.find((control) => control === document.activeElement) ??
      controls.find((control) => control.getAttribute('tabindex') === '0') ??
      controls[0];
    for (const control of controls) {
      const tabIndex = control === stop ? 0 : -1;
      if (control.getAttribute('tabindex') !== String(tabIndex)) {
        control.tabIndex = tabIndex;
      }
    }
  }
}
