import { useTranslate } from '../../../i18n/translate';

interface LoadStatusProps {
  className?: string;
  loading: string;
  failed: string;
  hasFailed: boolean | undefined;
  onRetry: () => void;
}

/** Says that the data of an embed loads, or that it couldn't be loaded, with a button that tries again. */
export function LoadStatus({ className, loading, failed, hasFailed, onRetry }: LoadStatusProps) {
  const t = useTranslate();
  return (
    <>
      <p role="status" className={className}>
        {hasFailed ? failed : loading}
      </p>
      {hasFailed && (
        <button type="button" className="fg-button" onClick={onRetry}>
          {t('tryAgain')}
        </button>
      )}
    </>
  );
}
