/** Moves focus to the start of a demo, so that the next Tab reaches its first control. */
export function resetFocus(block: HTMLElement | null): void {
  if (block) {
    block.tabIndex = -1;
    block.focus();
    // The block must not remain focusable, because clicks in the demo would then move focus to it.
    block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true });
  }
}
