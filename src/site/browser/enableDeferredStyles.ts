import { DEFERRED_STYLES_ATTRIBUTE, EARLY_STYLES_ID, LATER_STYLES_ID } from '@/src/shared/styleIds';

/**
 * Applies the style sheets that the exported page loads without blocking its first paint (see
 * src/node/next/deferStyles.ts). Until then, the page has its inlined rules. Does nothing on the server, in development,
 * and on pages without such sheets.
 */
export function enableDeferredStyles(): void {
  if (typeof document === 'undefined') {
    return;
  }
  const links = document.querySelectorAll<HTMLLinkElement>(`link[${DEFERRED_STYLES_ATTRIBUTE}]`);
  let loading = 0;
  const removeEarlyStyles = () => {
    if (loading === 0) {
      document.getElementById(EARLY_STYLES_ID)?.replaceChildren();
      document.getElementById(LATER_STYLES_ID)?.remove();
    }
  };
  for (const link of links) {
    if (!link.sheet) {
      loading += 1;
      const onEnd = () => {
        loading -= 1;
        removeEarlyStyles();
      };
      link.addEventListener('load', onEnd, { once: true });
    }
    link.removeAttribute(DEFERRED_STYLES_ATTRIBUTE);
    link.media = 'all';
  }
  removeEarlyStyles();
}
