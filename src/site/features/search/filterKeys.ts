/**
 * Shortcuts that change the filters from the field: Alt+K for the type, Alt+P for the product, with Shift backwards.
 * Arrow keys with Alt are taken: the browser goes back and forward, macOS moves the caret by words, and NVDA leaves its
 * focus mode with them.
 */
import { useEffect, useEffectEvent } from 'react';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { SEARCH_TYPES } from '@/src/shared/search/records';
import type { Filters } from './SearchFilters';

export const FILTER_KEYS = { type: 'K', product: 'P' } as const;

const CHOICES = {
  type: [undefined, ...SEARCH_TYPES],
  product: [undefined, ...PUBLIC_PRODUCTS.map(({ id }) => id)],
} as const;

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'isComposing'
>;

/** Returns the filters after a key, or undefined if it is none of the shortcuts. */
export function pressFilterKey(event: KeyPress, filters: Filters): Filters | undefined {
  const { altKey, shiftKey, ctrlKey, metaKey, isComposing } = event;
  // AltGr is Ctrl+Alt on Windows. It types characters.
  if (!altKey || ctrlKey || metaKey || isComposing) {
    return undefined;
  }
  const key = getLetter(event);
  if (key === FILTER_KEYS.type) {
    return { ...filters, type: step(CHOICES.type, filters.type, shiftKey) };
  }
  return key === FILTER_KEYS.product
    ? { ...filters, product: step(CHOICES.product, filters.product, shiftKey) }
    : undefined;
}

/** On macOS, the key is the character that Option types with it: ˚ for K. */
function getLetter({ key, code }: KeyPress): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
}

function step<T>(choices: readonly T[], current: T, isBack: boolean): T | undefined {
  const { length } = choices;
  return choices[(choices.indexOf(current) + (isBack ? length - 1 : 1)) % length];
}

/** Changes the filters on these keys, anywhere in the dialog of the field. */
export function useFilterKeys(
  input: HTMLInputElement,
  filters: Filters,
  onChange: (filters: Filters) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = pressFilterKey(event, filters);
    if (next) {
      event.preventDefault();
      onChange(next);
    }
  });
  useEffect(() => {
    const target: HTMLElement = input.closest('dialog') ?? input;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    target.addEventListener('keydown', listener);
    return () => target.removeEventListener('keydown', listener);
  }, [input]);
}
