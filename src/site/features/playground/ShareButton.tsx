import copyToClipboard from 'clipboard-copy';
import type { PlaygroundValues } from '@/src/shared/playground';
import { writeLink } from '@/src/shared/playgroundLink';
import { useTranslate } from '../../i18n/translate';
import { replaceAddress } from '../../browser/replaceAddress';

interface ShareButtonProps {
  values: PlaygroundValues;
  /** Takes what there is to say about it. */
  onNote: (note: string) => void;
}

/** Puts the state of a playground into the address, and copies that. */
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
      onNote(t('playgroundLinkInAddress')); // The clipboard was refused.
    }
  };
  return (
    <button type="button" onClick={() => void share()}>
      {t('playgroundShare')}
    </button>
  );
}
