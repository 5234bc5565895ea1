import copyToClipboard from 'clipboard-copy';
import type { PlaygroundValues } from '@/src/shared/playground';
import { writeLink } from '@/src/shared/playgroundLink';
import { replaceAddress } from '../../browser/replaceAddress';
import { useTranslate } from '../../i18n/translate';

interface ShareButtonProps {
  values: PlaygroundValues;
  /** Called with a message about the result. */
  onNote: (note: string) => void;
}

/** Writes the state of a playground to the address, and copies the address. */
export function ShareButton({ values, onNote }: ShareButtonProps) {
  const t = useTranslate();
  const share = async () => {
    const link = writeLink(values);
    if (link === undefined) {
      onNote(t('playgroundLinkTooLong'));
      return;
    }
    const { pathname, search } = window.location;
    replaceAddress(pathname + search + link);
    try {
      await copyToClipboard(window.location.href);
      onNote(t('linkCopied'));
    } catch {
      onNote(t('playgroundLinkInAddress')); // Access to the clipboard was denied.
    }
  };
  return (
    <button type="button" onClick={() => void share()}>
      {t('playgroundShare')}
    </button>
  );
}
