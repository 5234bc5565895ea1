/** Whoever is writing just now is not interrupted; nor whoever is in a frame, where one may write as well. */
export function isWriting(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable ||
      activeElement.matches(
        'iframe, textarea, input:not([type=checkbox], [type=radio], [type=button])',
      ))
  );
}
