import { useTranslate } from '../../i18n/translate';
import styles from './SkipLink.module.css';

/** A link to the content, which is the first tab stop of every page. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a className={styles.skip} href="#main-content">
      {t('skipToContent')}
    </a>
  );
}
