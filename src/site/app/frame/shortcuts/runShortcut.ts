import { inspectDemo } from '../../../features/inspect';
import { areSingleKeysOn, isEditable } from '../../../browser/singleKeys';

/** Demos, menus and dialogs use keys themselves. */
const OWN_KEYS = '[data-stage], [data-playground], [popover], dialog';

/** Where letters have a function: in lists, they move to the item that begins with the letter. */
const LETTERS =
  '[role="menu"], [role="listbox"], [role="tree"], [role="combobox"], [popover], dialog';

/**
 * Runs the shortcut of a key, unless the user is typing: I opens
 * the inspector, M the color modes, N and P the next and the previous page.
 * @param event a key, or another event that opens the list of shortcuts.
 * @returns whether the list of shortcuts must be opened.
 */
export function runShortcut(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) {
    return true;
  }
  const isInspector = event.key.toLowerCase() === 'i';
  if (!isForSite(event, isInspector)) {
    return false;
  }
  switch (event.key.toLowerCase()) {
    case 'i':
      inspectDemo();
      return false;
    case 'm':
      openModes();
      return false;
    case 'n':
      click('a[rel="next"]');
      return false;
    case 'p':
      click('a[rel="prev"]');
      return false;
    default:
      return true;
  }
}

/** @param inDemos whether the key also works in demos, and in their menus and dialogs. */
function isForSite(event: KeyboardEvent, inDemos: boolean): boolean {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) {
    return false;
  }
  // Menus and dialogs of demos are outside of the site's element.
  const isInSite =
    target === document.body ||
    (target instanceof Element &&
      (inDemos
        ? !target.closest(LETTERS)
        : target.closest('#__next') && !target.closest(OWN_KEYS)));
  return (
    !!isInSite && !isEditable(target) && areSingleKeysOn() && !document.querySelector(':modal')
  );
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Opens the menu of color modes, at the current one. */
function openModes(): void {
  click('#mode-selector');
  document.querySelector<HTMLElement>('#mode-menu [aria-pressed="true"]')?.focus();
}
