import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

const CONTROLS = 'button, select, input, a[href]';

/** Fields in which arrow keys and Home have another function. */
const OWN_KEYS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), [contenteditable="true"]';

/**
 * Returns the control that a key moves to, as in ARIA's toolbar pattern: arrow keys wrap around, Home and End move to
 * the ends.
 * @param index of the focused control.
 * @returns its index; undefined for other keys.
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
 * Makes a toolbar one tab stop with arrow keys inside. It works on the DOM, so its controls can be any elements.
 * Controls in popovers are excluded, because they are displayed elsewhere.
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

/** The toolbars of the page. */
const toolbars = new Set<HTMLElement>();

/**
 * The visible controls change with renders and with the available width, but only Tab depends on them. So the tab stops
 * are updated when Tab is pressed, and when an iframe gets focus, because its key events aren't visible here.
 */
const syncAll = () => sync(toolbars);
const onKey = ({ key }: globalThis.KeyboardEvent) => {
  if (key === 'Tab') {
    syncAll();
  }
};

/**
 * Sets the tab stop: the focused control, else the last focused one, else the first. All controls are read before the
 * first change, because reading visibility after a change forces a style recalculation.
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
