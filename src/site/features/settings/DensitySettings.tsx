import { DEFAULT_SPACING, SPACING_RANGE } from '../../state/themeSettings';
import { useTranslate } from '../../i18n/translate';
import { useThemeDispatch, useThemeSettings } from '../../theme/ThemeProvider';
import controls from '../../ui/controls.module.css';
import styles from './SettingsDrawer.module.css';

/** Dense components and the spacing unit. `onAnnounce` is called with a message about each change, for screen readers. */
export function DensitySettings({ onAnnounce }: { onAnnounce: (message: string) => void }) {
  const t = useTranslate();
  const { dense, spacing } = useThemeSettings();
  const dispatch = useThemeDispatch();
  const isLeast = spacing <= SPACING_RANGE.min;
  const isMost = spacing >= SPACING_RANGE.max;
  const isReset = !dense && spacing === DEFAULT_SPACING;
  const step = (type: 'INCREASE_SPACING' | 'DECREASE_SPACING', next: number) => {
    dispatch({ type });
    onAnnounce(
      t('settingChanged', { setting: t('spacing'), value: t('pixels', { count: String(next) }) }),
    );
  };
  return (
    <fieldset className={controls.group}>
      <legend>{t('density')}</legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={dense}
          onChange={(event) => {
            dispatch({ type: 'SET_DENSE', payload: event.target.checked });
            onAnnounce(
              t('settingChanged', {
                setting: t('dense'),
                value: t(event.target.checked ? 'on' : 'off'),
              }),
            );
          }}
        />
        {t('dense')}
      </label>
      <div className={styles.spacing} role="group" aria-label={t('spacing')}>
        <span>{t('spacing')}</span>
        <button
          type="button"
          className="fg-button"
          aria-label={t('decreaseSpacing')}
          // Not `disabled`, so that the button keeps focus at the end of the range.
          aria-disabled={isLeast}
          onClick={() => !isLeast && step('DECREASE_SPACING', spacing - 1)}
        >
          −
        </button>
        <output dir="ltr">{t('pixels', { count: String(spacing) })}</output>
        <button
          type="button"
          className="fg-button"
          aria-label={t('increaseSpacing')}
          aria-disabled={isMost}
          onClick={() => !isMost && step('INCREASE_SPACING', spacing + 1)}
        >
          +
        </button>
      </div>
      <button
        type="button"
        className={`fg-button ${styles.reset}`}
        aria-disabled={isReset}
        onClick={() => {
          if (!isReset) {
            dispatch({ type: 'RESET_DENSITY' });
            onAnnounce(t('densityReset'));
          }
        }}
      >
        {t('resetDensity')}
      </button>
    </fieldset>
  );
}
