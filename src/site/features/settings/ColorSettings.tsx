import { useId, useState } from 'react';
import type { PaletteColors } from '../../state/themeSettings';
import { type TextKey, useTranslate } from '../../i18n/translate';
import { useThemeDispatch, useThemeSettings } from '../../theme/ThemeProvider';
import { DEFAULT_COLORS } from '../../theme/defaultColors';
import { readPageThemeId } from '../../theme/readPageTheme';
import controls from '../../ui/controls.module.css';
import { openStudioPanel } from '../studio';
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

interface ColorSettingsProps {
  /** Called with a message about each change, for screen readers. */
  onAnnounce: (message: string) => void;
  /** Closes the settings. */
  onLeave: () => void;
}

/** The primary and secondary colors of demos, and the button that opens the studio. */
export function ColorSettings({ onAnnounce, onLeave }: ColorSettingsProps) {
  const t = useTranslate();
  const { paletteColors } = useThemeSettings();
  const dispatch = useThemeDispatch();
  const [defaults] = useState(() => DEFAULT_COLORS[readPageThemeId()]);
  const isReset = Object.keys(paletteColors).length === 0;
  return (
    <>
      <div className={styles.colors}>
        {(Object.keys(ROLES) as (keyof PaletteColors)[]).map((role) => (
          <ColorChoice
            key={role}
            label={t(ROLES[role])}
            value={paletteColors[role]}
            defaultColor={defaults[role]}
            onChange={(value, name) => {
              const { [role]: _previous, ...others } = paletteColors;
              const next = value === undefined ? others : { ...others, [role]: value };
              dispatch({ type: 'CHANGE', payload: { paletteColors: next } });
              onAnnounce(t('settingChanged', { setting: t(ROLES[role]), value: name }));
            }}
          />
        ))}
        <p className={styles.hint}>{t('colorScope')}</p>
      </div>
      <button
        type="button"
        className={`fg-button ${styles.reset}`}
        aria-haspopup="dialog"
        onClick={() => {
          onLeave();
          openStudioPanel();
        }}
      >
        {t('colorStudio')}
      </button>
      <button
        type="button"
        className={`fg-button ${styles.reset}`}
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

interface ColorChoiceProps {
  label: string;
  /** The chosen color; undefined for that of the theme. */
  value: string | undefined;
  /** The color of the theme. */
  defaultColor: string;
  onChange: (value: string | undefined, name: string) => void;
}

/** The color of the theme, the presets, and a field for any other color. */
function ColorChoice({ label, value, defaultColor, onChange }: ColorChoiceProps) {
  const t = useTranslate();
  const group = useId();
  const swatches = [
    { name: t('colorDefault'), color: defaultColor, choice: undefined },
    ...PRESETS.map((preset) => ({
      name: t(preset.label),
      color: preset.value,
      choice: preset.value,
    })),
  ];
  const chosen = swatches.find(({ choice }) => choice === value);
  return (
    <fieldset className={controls.group}>
      <legend>{label}</legend>
      <div className={styles.swatches}>
        {swatches.map(({ name, color, choice }) => (
          <input
            key={name}
            type="radio"
            name={group}
            value={color}
            aria-label={name}
            data-tooltip={name}
            checked={choice === value}
            style={{ background: color }}
            onChange={() => onChange(choice, name)}
          />
        ))}
      </div>
      <label className={styles.custom}>
        {t('colorAny')}
        <input
          type="color"
          aria-label={t('colorCustom', { role: label })}
          data-chosen={chosen ? undefined : ''}
          value={value ?? defaultColor}
          onChange={({ target }) => onChange(target.value, target.value)}
        />
        <span aria-hidden="true">{chosen?.name ?? value}</span>
      </label>
    </fieldset>
  );
}
