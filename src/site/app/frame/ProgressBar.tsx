import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/translate';
import styles from './ProgressBar.module.css';

/** The progress bar appears on navigations slower than this, so that fast ones don't flash. */
const DELAY_MS = 200;

export function ProgressBar() {
  const t = useTranslate();
  const { events } = useRouter();
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      clearTimeout(timer);
      if (!shallow) {
        timer = setTimeout(() => setVisible(true), DELAY_MS);
      }
    };
    const stop = () => {
      clearTimeout(timer);
      setVisible(false);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      stop();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);

  return visible ? (
    <div className={styles.bar} role="progressbar" aria-label={t('pageLoading')} />
  ) : null;
}
