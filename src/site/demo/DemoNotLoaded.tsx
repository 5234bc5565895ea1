import { useTranslate } from '../i18n/translate';
import styles from './Demo.module.css';

/** Says that a demo's code did not come, for instance after a deploy; its static picture stays above. */
export function DemoNotLoaded() {
  const t = useTranslate();
  return (
    <p role="alert" className={styles.notLoaded}>
      {t('demoNotLoaded')}{' '}
      <button type="button" onClick={() => window.location.reload()}>
        {t('reloadPage')}
      </button>
    </p>
  );
}
