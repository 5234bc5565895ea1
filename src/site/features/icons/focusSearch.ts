/** Focuses the search field. Call it before the focused element is removed. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('[data-icons] [type="search"]')?.focus();
}
