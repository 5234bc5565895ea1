import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Returns handlers that close a modal dialog on a backdrop click. The dialog has no padding, so a click on the element
 * itself is outside of its content. A text selection that ends outside fires a click as well, which is ignored, like
 * the second half of a double-click on the button that opened the dialog.
 */
export function useBackdropClose() {
  const isDownOutside = useRef(false);
  return {
    onPointerDown({ target, currentTarget }: PointerEvent<HTMLDialogElement>) {
      isDownOutside.current = target === currentTarget;
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) {
        event.preventDefault(); // Keeps the focus where it is.
      }
    },
    onClick({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>) {
      if (target === currentTarget && isDownOutside.current && detail < 2) {
        currentTarget.close();
      }
    },
  };
}
