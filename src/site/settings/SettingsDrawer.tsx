/** The settings, in the browser's own modal dialog: it keeps the focus inside, closes with Escape and gives it back. */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../frame/icons';
import { type TextKey, useTranslate } from '../i18n/translate';
import { MODES, type Mode, useMode } from '../theme/mode';
import { useThemeDispatch, useThemeSettings } from '../theme/ThemeProvider';
import type { Direction } from '../theme/themeSettings';
import { ColorSettings } from './ColorSettings';
import { DensitySettings } from './DensitySettings';
import { LanguageSettings } from './LanguageSettings';
import { OptionGroup } from './OptionGroup';
import styles from './SettingsDrawer.module.css';

const MODE_LABELS: Record<Mode, TextKey> = {
  light: 'modeLight',
  dark: 'modeDark',
  system: 'modeSystem',
};
const DIRECTION_LABELS: Record<Direction, TextKey> = { ltr: 'directionLtr', rtl: 'directionRtl' };
const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];

export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [mode, setMode] = useMode();
  const { direction } = useThemeSettings();
  const dispatch = useThemeDispatch();
  const [news, setNews] = useState('');

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="settings-title"
      onClose={onClose}
      onClick={(event) => {
        // The dialog fills its box: a click on the element itself went to the backdrop.
        if (event.target === event.currentTarget) {
          event.currentTarget.close();
        }
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="settings-title">{t('settings')}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={t('closeSettings')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <OptionGroup
          label={t('mode')}
          options={MODES.map((value) => ({ value, label: t(MODE_LABELS[value]), icon: value }))}
          value={mode}
          onChange={(value) => {
            setMode(value);
            setNews(t('settingChanged', { setting: t('mode'), value: t(MODE_LABELS[value]) }));
          }}
        />
        <OptionGroup
          label={t('direction')}
          options={DIRECTIONS.map((value) => ({ value, label: t(DIRECTION_LABELS[value]) }))}
          value={direction}
          onChange={(value) => {
            dispatch({ type: 'CHANGE', payload: { direction: value } });
            setNews(
              t('settingChanged', { setting: t('direction'), value: t(DIRECTION_LABELS[value]) }),
            );
          }}
        />
        <ColorSettings onNews={setNews} />
        <DensitySettings onNews={setNews} />
        <LanguageSettings />
        <p className="visually-hidden" role="status">
          {news}
        </p>
      </div>
    </dialog>
  );
}
