/** Shortcuts of a single key. Users can turn them off (WCAG 2.1.4), because speech input may press keys by mistake. */
import { storedText } from '../state/storedText';

/** The key in local storage. */
export const SINGLE_KEYS_KEY = 'fg-single-keys';
export const SINGLE_KEYS_OFF = 'off';

/** Whether the user left shortcuts of a single key on. Browser only. */
export const areSingleKeysOn = (): boolean => storedText(SINGLE_KEYS_KEY).get() !== SINGLE_KEYS_OFF;

/** Whether an element takes text, so that a key there is no shortcut. */
export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null;
