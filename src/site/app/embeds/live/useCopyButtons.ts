import { type RefObject, useEffect, useRef, useState } from 'react';
import { COPIED_MS, copyText } from '../../../browser/copyText';
import { useTranslate } from '../../../i18n/translate';

/**
 * Makes the buttons with `data-copy` in a part of the page copy that text. A button confirms it for a moment.
 * @param root an element whose content React doesn't render, such as `AdoptedHtml`.
 * @returns the last message, for a live region.
 */
export function useCopyButtons(root: RefObject<HTMLElement | null>): string {
  const t = useTranslate();
  const [message, setMessage] = useState('');
  const restore = useRef<() => void>(undefined);
  useEffect(() => {
    const element = root.current;
    const copy = async (button: HTMLElement, text: string) => {
      restore.current?.();
      const label = button.textContent;
      let result: string;
      try {
        await copyText(text);
        result = t('copied');
      } catch (error) {
        console.error(error);
        result = t('copyFailed');
      }
      button.textContent = result;
      setMessage(`${result}: ${text}`);
      const timer = setTimeout(() => restore.current?.(), COPIED_MS);
      restore.current = () => {
        clearTimeout(timer);
        button.textContent = label;
        setMessage('');
        restore.current = undefined;
      };
    };
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
      if (button?.dataset.copy !== undefined) {
        void copy(button, button.dataset.copy);
      }
    };
    element?.addEventListener('click', onClick);
    return () => {
      restore.current?.();
      element?.removeEventListener('click', onClick);
    };
  }, [root, t]);
  return message;
}
