import copyToClipboard from 'clipboard-copy';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/translate';

/** Specification, section 4: "shows 'Copy', then 'Copied' for 1200 ms". */
export const COPIED_MS = 1200;

interface CopyButtonProps {
  getText: () => string | Promise<string>;
  className?: string | undefined;
}

/** A button that copies a text and says so. A refusal of the clipboard passes to the caller's console. */
export function CopyButton({ getText, className }: CopyButtonProps) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      className={className}
      onClick={async () => {
        await copyToClipboard(await getText());
        setCopied(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setCopied(false), COPIED_MS);
      }}
    >
      <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
    </button>
  );
}
