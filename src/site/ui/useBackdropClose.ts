import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Handlers of a modal dialog that a click on its backdrop closes. The dialog has no padding: what is hit outside of its
 * contents is the element itself. Text that is selected up to the outside ends in a click there as well, which counts
 * for nothing.
 */
export function useBackdropClose() {
  const isDownOutside = useRef(false);
  return {
    onPointerDown({ target, currentTarget }: PointerEvent<HTMLDialogElement>) {
      isDownOutside.current = target === currentTarget;
    },
    onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
      if (target === currentTarget && isDownOutside.current) {
        currentTarget.close();
      }
    },
  };
}
