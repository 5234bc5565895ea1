import copyToClipboard from 'clipboard-copy';
import { useEffect, useRef, useState } from 'react';
import type { ClickEventAttributes } from '../analytics/clickEvent';
import { useTranslate } from '../i18n/translate';

/** Specification, section 4: "shows 'Copy', then 'Copied' for 1200 ms". */
export const COPIED_MS = 1200;

interface CopyButtonProps {
  getText: () => string | Promise<string>;
  className?: string | undefined;
  /** Specification, section 8: a refusal of the clipboard "is ignored in the code-block buttons". */
  ignoreRefusal?: boolean;
  event?: ClickEventAttributes | undefined;
}

/** A button that copies a text and says so. A refusal of the clipboard is said and raised, unless it is to be ignored. */
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
        let text;
        try {
          text = await getText();
        } catch (error) {
          console.error(error);
          show('copyFailed');
          return;
        }
        try {
          await copyToClipboard(text);
        } catch (error) {
          if (ignoreRefusal) {
            return;
          }
          show('copyFailed');
          throw error;
        }
        show('copied');
      }}
    >
      <span aria-live="polite">{t(state)}</span>
    </button>
  );
}
