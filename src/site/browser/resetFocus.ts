/** Puts the focus before the first control of a demo, so that the next Tab reaches that. */
export function resetFocus(block: HTMLElement | null): void {
  if (block) {
    block.tabIndex = -1;
    block.focus();
    // Only for now: a click on a demo must not move the focus to its block.
    block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true });
  }
}
