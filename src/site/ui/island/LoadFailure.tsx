import { useTranslate } from '../../i18n/translate';
import { saveInput } from '../../state/persistedInput';
import styles from './Island.module.css';
import { resetFocus } from '../../browser/resetFocus';

/** Says that a demo's code did not arrive; its picture stays. After a deploy only a reload finds the new code. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('demoNotLoaded')}</p>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button goes away.
          resetFocus(currentTarget.closest('[data-demo]'));
          onRetry();
        }}
      >
        {t('tryAgain')}
      </button>
      <button
        type="button"
        onClick={() => {
          // Where the browser refuses to keep them, the reader's wish to reload goes before.
          saveInput();
          window.location.reload();
        }}
      >
        {t('reloadPage')}
      </button>
    </div>
  );
}
