/** Brings the focus to the field of the search, before what has it goes away. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('[data-icons] [type="search"]')?.focus();
}
