import { useId } from 'react';
import type { PaletteColors } from '../../state/themeSettings';
import { type TextKey, useTranslate } from '../../i18n/translate';
import { useThemeDispatch, useThemeSettings } from '../../theme/ThemeProvider';
import controls from '../../ui/controls.module.css';
import styles from './SettingsDrawer.module.css';

/** Colors with a contrast of at least 4.5:1 on white, so that demos stay readable. */
const PRESETS: readonly { label: TextKey; value: string }[] = [
  { label: 'colorBlue', value: '#1565c0' },
  { label: 'colorIndigo', value: '#3f51b5' },
  { label: 'colorViolet', value: '#7b1fa2' },
  { label: 'colorRaspberry', value: '#ad1457' },
  { label: 'colorRust', value: '#b23c17' },
  { label: 'colorOlive', value: '#5d6b16' },
  { label: 'colorGreen', value: '#2e7d32' },
  { label: 'colorTeal', value: '#00695c' },
  { label: 'colorSlate', value: '#455a64' },
];

const ROLES: Record<keyof PaletteColors, TextKey> = {
  primary: 'colorPrimary',
  secondary: 'colorSecondary',
};

/**
 * The primary and secondary colors of demos. `onAnnounce` is called with a message about each change, for screen readers.
 */
export function ColorSettings({ onAnnounce }: { onAnnounce: (message: string) => void }) {
  const t = useTranslate();
  const { paletteColors } = useThemeSettings();
  const dispatch = useThemeDispatch();
  const name = useId();
  const isReset = Object.keys(paletteColors).length === 0;
  const choose = (role: keyof PaletteColors, value: string, label: string) => {
    dispatch({ type: 'CHANGE', payload: { paletteColors: { ...paletteColors, [role]: value } } });
    onAnnounce(t('settingChanged', { setting: t(ROLES[role]), value: label }));
  };
  return (
    <>
      {(Object.keys(ROLES) as (keyof PaletteColors)[]).map((role) => (
        <fieldset key={role} className={controls.group}>
          <legend>{t(ROLES[role])}</legend>
          <div className={styles.swatches}>
            {PRESETS.map(({ label, value }) => (
              <input
                key={value}
                type="radio"
                name={`${name}-${role}`}
                value={value}
                aria-label={t(label)}
                title={t(label)}
                checked={paletteColors[role] === value}
                style={{ background: value }}
                onChange={() => choose(role, value, t(label))}
              />
            ))}
          </div>
          <label className={styles.custom}>
            {t('colorAny')}
            <input
              type="color"
              aria-label={t('colorCustom', { role: t(ROLES[role]) })}
              value={paletteColors[role] ?? '#808080'}
              onChange={(event) => choose(role, event.target.value, event.target.value)}
            />
          </label>
        </fieldset>
      ))}
      <button
        type="button"
        className={`${controls.button} ${styles.reset}`}
        // Not `disabled`, so that the button keeps focus after it was pressed.
        aria-disabled={isReset}
        onClick={() => {
          if (!isReset) {
            dispatch({ type: 'RESET_COLORS' });
            onAnnounce(t('colorsReset'));
          }
        }}
      >
        {t('resetColors')}
      </button>
    </>
  );
}
