import copyToClipboard from 'clipboard-copy';
import { useEffect } from 'react';
import { useTranslate } from '../i18n/translate';

/** Specification, section 4: "2000 ms for the inline code-block buttons". */
export const INLINE_COPIED_MS = 2000;

/** One listener for the copy buttons of all code blocks whose HTML was made at build. */
export function useCodeCopy(): void {
  const t = useTranslate();
  useEffect(() => {
    const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
    const onClick = async (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('.MuiCode-copy') : null;
      const code = button?.closest('.MuiCode-root')?.querySelector('code')?.textContent;
      // Buttons that React renders handle their own clicks.
      if (!button || code == null || button.querySelector('[aria-live]')) {
        return;
      }
      try {
        await copyToClipboard(code);
      } catch {
        // Specification, section 8: a refusal "is ignored in the code-block buttons".
        return;
      }
      button.textContent = t('copied');
      clearTimeout(timers.get(button));
      timers.set(
        button,
        setTimeout(() => {
          button.textContent = t('copy');
        }, INLINE_COPIED_MS),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [t]);
}
