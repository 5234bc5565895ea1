/** The settings, in a native modal dialog that contains focus, closes with Escape, and restores focus. */
import { useRouter } from 'next/router';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { parseLocalizedPath } from '@/src/shared/languages';
import { MODES, type Mode, useMode } from '../../state/mode';
import type { Direction } from '../../state/themeSettings';
import { type TextKey, useTranslate } from '../../i18n/translate';
import { useThemeDispatch, useThemeSettings } from '../../theme/ThemeProvider';
import { Icon } from '../../ui/icons';
import { useBackdropClose } from '../../ui/useBackdropClose';
import { CodeLanguageSettings } from './CodeLanguageSettings';
import { ColorSettings } from './ColorSettings';
import { DensitySettings } from './DensitySettings';
import { LanguageSettings } from './LanguageSettings';
import { OfflineSettings } from '../offline';
import { OptionGroup } from '../../ui/OptionGroup';
import styles from './SettingsDrawer.module.css';
import '../../i18n/lateTexts';

const MODE_LABELS: Record<Mode, TextKey> = {
  light: 'modeLight',
  dark: 'modeDark',
  system: 'modeSystem',
};
const DIRECTION_LABELS: Record<Direction, TextKey> = { ltr: 'directionLtr', rtl: 'directionRtl' };
const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];

/** Browsers let Tab leave a modal dialog to the browser's controls. Here, focus stays inside. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') {
    return;
  }
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button, input, select'),
  ].filter((control) => isTabStop(control));
  const [from, to] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]];
  if (document.activeElement === from || isSameGroup(document.activeElement, from)) {
    event.preventDefault();
    to?.focus();
  }
}

/** In a group of radio buttons, only the checked one is a tab stop, or the first one if none is checked. */
function isTabStop(control: HTMLElement): boolean {
  if (control.matches(':disabled')) {
    return false;
  }
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') {
    return true;
  }
  const group = [...document.getElementsByName(control.name)] as HTMLInputElement[];
  return control === (group.find((radio) => radio.checked) ?? group[0]);
}

function isSameGroup(a: Element | null, b: Element | undefined): boolean {
  return (
    a instanceof HTMLInputElement &&
    b instanceof HTMLInputElement &&
    a.type === 'radio' &&
    a.name === b.name
  );
}

/** The path of the address without language prefix, because the language can be changed in here. */
const readPathname = () => parseLocalizedPath(window.location.pathname).pathname;

/** Closes the dialog when the user goes to another page. One that was opened on the way there stays. */
function useCloseOnOtherPage(dialog: RefObject<HTMLDialogElement | null>): void {
  const { events } = useRouter();
  useEffect(() => {
    let shown = readPathname();
    let isLeaving = false;
    const onStart = () => {
      isLeaving = true;
    };
    // If the settings were opened during a navigation, they belong to the next page.
    const onComplete = () => {
      const next = readPathname();
      if (isLeaving && next !== shown) {
        dialog.current?.close();
      }
      shown = next;
      isLeaving = false;
    };
    events.on('routeChangeStart', onStart);
    events.on('routeChangeComplete', onComplete);
    return () => {
      events.off('routeChangeStart', onStart);
      events.off('routeChangeComplete', onComplete);
    };
  }, [events, dialog]);
}

export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdropClose();
  const [mode, setMode] = useMode();
  const { direction } = useThemeSettings();
  const dispatch = useThemeDispatch();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useCloseOnOtherPage(dialog);

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="settings-title"
      onClose={onClose}
      onKeyDown={keepFocusInside}
      {...backdrop}
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
          options={MODES.map((value) => ({
            value,
            label: t(MODE_LABELS[value]),
            picture: <Icon name={value} />,
          }))}
          value={mode}
          onChange={(value) => {
            setMode(value);
            setAnnouncement(
              t('settingChanged', { setting: t('mode'), value: t(MODE_LABELS[value]) }),
            );
          }}
        />
        <OptionGroup
          label={t('direction')}
          options={DIRECTIONS.map((value) => ({ value, label: t(DIRECTION_LABELS[value]) }))}
          value={direction}
          onChange={(value) => {
            dispatch({ type: 'CHANGE', payload: { direction: value } });
            setAnnouncement(
              t('settingChanged', { setting: t('direction'), value: t(DIRECTION_LABELS[value]) }),
            );
          }}
        />
        <CodeLanguageSettings onAnnounce={setAnnouncement} />
        <ColorSettings onAnnounce={setAnnouncement} onLeave={() => dialog.current?.close()} />
        <DensitySettings onAnnounce={setAnnouncement} />
        <LanguageSettings />
        <OfflineSettings />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </dialog>
  );
}
