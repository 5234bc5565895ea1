import { useEffect, useEffectEvent } from 'react';

interface Combobox {
  /** The number of options, and the index of the selected one. */
  count: number;
  active: number;
  listId: string;
  getOptionId: (index: number) => string;
  onInput: (text: string) => void;
  onMove: (index: number) => void;
  /** Called on Enter. `apart` is true with Ctrl or Cmd. */
  onChoose: (index: number, apart: boolean) => void;
}

/**
 * Makes a field the combobox of a list: arrow keys, Home and End select, Enter chooses, and focus stays in the field.
 * Keys for an input method (Enter ends a composition) are ignored.
 */
export function useCombobox(input: HTMLInputElement, props: Combobox): void {
  const { count, active, listId, getOptionId } = props;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Safari ends a composition before the keydown event, which then has the key code 229.
    if (event.isComposing || event.keyCode === 229 || event.altKey || event.shiftKey) {
      return;
    }
    const targets: Partial<Record<string, number>> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (count > 0 && target !== undefined) {
      event.preventDefault();
      props.onMove(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      props.onChoose(active, event.ctrlKey || event.metaKey);
    }
  });
  const onInput = useEffectEvent(() => props.onInput(input.value));
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const change = () => onInput();
    input.addEventListener('keydown', keyDown);
    input.addEventListener('input', change);
    // The text may have changed between rendering and this effect.
    change();
    return () => {
      input.removeEventListener('keydown', keyDown);
      input.removeEventListener('input', change);
    };
  }, [input]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) {
      input.setAttribute('aria-controls', listId);
      input.setAttribute('aria-activedescendant', getOptionId(active));
    } else {
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    }
  }, [input, count, active, listId, getOptionId]);
}
