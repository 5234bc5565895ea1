import { useTranslate } from '../../i18n/translate';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard on every page: over the frame, to the content. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a className={styles.skip} href="#main-content">
      {t('skipToContent')}
    </a>
  );
}
