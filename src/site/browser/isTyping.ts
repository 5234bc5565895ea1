/** Whether the user is typing, or may be typing in an iframe. Such users must not be interrupted by a reload. */
export function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable ||
      activeElement.matches(
        'iframe, textarea, input:not([type=checkbox], [type=radio], [type=button])',
      ))
  );
}
