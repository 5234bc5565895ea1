import Router from 'next/router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { clickEvent } from '../../browser/clickEvent';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './SettingsButton.module.css';

type Drawer = ComponentType<{ onClose: () => void }>;

/** The button that opens the settings. Their code is loaded when they are first opened. */
export function SettingsButton({ className }: { className: string | undefined }) {
  const t = useTranslate();
  const [drawer, setDrawer] = useState<{ View: Drawer }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  useEffect(() => {
    // The error message is outdated on the next page, and when the browser is online again.
    const clear = () => setFailed(false);
    window.addEventListener('online', clear);
    Router.events.on('routeChangeComplete', clear);
    return () => {
      window.removeEventListener('online', clear);
      Router.events.off('routeChangeComplete', clear);
    };
  }, []);

  const show = async () => {
    if (drawer || loading.current) {
      setOpen(true);
      return;
    }
    loading.current = true;
    try {
      const { default: View } = await import('./SettingsDrawer');
      setDrawer({ View });
      setOpen(true);
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      loading.current = false;
    }
  };

  return (
    <>
      <button
        type="button"
        id="settings-button"
        className={className}
        aria-label={t('settings')}
        aria-haspopup="dialog"
        {...clickEvent('header', 'settings')}
        onClick={() => void show()}
      >
        <Icon name="settings" />
      </button>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('settingsNotLoaded')}
        </p>
      )}
      {open && drawer && <drawer.View onClose={() => setOpen(false)} />}
    </>
  );
}
