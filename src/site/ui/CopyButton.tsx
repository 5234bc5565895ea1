import { useEffect, useRef, useState } from 'react';
import type { ClickEventAttributes } from '../browser/clickEvent';
import { COPIED_MS, copyText } from '../browser/copyText';
import { useTranslate } from '../i18n/translate';

interface CopyButtonProps {
  getText: () => string | Promise<string>;
  className?: string | undefined;
  /** S8.4: a refusal of the clipboard "is ignored in the code-block buttons". */
  ignoreRefusal?: boolean;
  event?: ClickEventAttributes | undefined;
}

/**
 * A button that copies a text and confirms it. If access to the clipboard is denied, it shows a message and throws an
 * error, unless `ignoreRefusal` is set.
 */
export function CopyButton({ getText, className, ignoreRefusal = false, event }: CopyButtonProps) {
  const t = useTranslate();
  const [state, setState] = useState<'copy' | 'copied' | 'copyFailed'>('copy');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      className={className}
      {...event}
      onClick={async () => {
        const show = (next: 'copied' | 'copyFailed') => {
          setState(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setState('copy'), COPIED_MS);
        };
        const text = getText();
        try {
          await copyText(text);
          show('copied');
        } catch (error) {
          const isRefusal = await Promise.resolve(text).then(
            () => true,
            () => false,
          );
          if (!isRefusal) {
            console.error(error);
            show('copyFailed');
          } else if (!ignoreRefusal) {
            show('copyFailed');
            throw error;
          }
        }
      }}
    >
      <span aria-live="polite">{t(state)}</span>
    </button>
  );
}
