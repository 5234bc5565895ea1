/** Says on every page that demos have the visitor's theme. It is loaded only then. */
import { type CSSProperties, useEffect, useMemo } from 'react';
import { parseTheme } from '@/src/shared/userTheme/themeAddress';
import { resetFocus } from '../../browser/resetFocus';
import { useTranslate } from '../../i18n/translate';
import { useStore } from '../../state/createStore';
import { useUserTheme } from '../../state/userTheme';
import { rejection, removeFirstPaintCss } from '../../theme/userThemes';
import { STUDIO_PATH, applyToDemos, resetTheme } from './ownTheme';
import '../../i18n/lateTexts';

/**
 * Styles of the chip. They aren't a CSS module: a module that only this lazy part imports changes how the styles of all pages
 * are split into files, and costs a request.
 */
const CHIP: CSSProperties = {
  position: 'fixed',
  zIndex: 9,
  insetBlockEnd: '0.75rem',
  insetInlineStart: '0.75rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.5rem',
  maxInlineSize: 'calc(100vw - 1.5rem)',
  boxSizing: 'border-box',
  paddingBlock: '0.375rem',
  paddingInline: '0.75rem 0.375rem',
  border: 'var(--fg-border)',
  borderRadius: 'var(--fg-radius-control)',
  background: 'var(--fg-bg)',
  color: 'var(--fg-text)',
  font: '400 var(--fg-size-control) / 1.4 var(--fg-font)',
  boxShadow: '0 2px 8px rgb(0 0 0 / 0.2)',
};

export function ThemeChip() {
  const t = useTranslate();
  const json = useUserTheme();
  const rejected = useStore(rejection, (message) => message, undefined);
  const isInvalid = useMemo(
    () => parseTheme(json ?? '{}').problems.some(({ kind }) => kind !== 'empty'),
    [json],
  );
  // They are those of the theme with which the page was opened. On a page without live demos, they are still there.
  useEffect(() => removeFirstPaintCss, [json]);
  const leave = (change: () => void) => {
    change();
    // The button that had the focus is gone.
    resetFocus(document.querySelector('main'));
  };
  return (
    <section aria-label={t('themeChip')} style={CHIP}>
      <span role="status">
        {t(isInvalid || rejected !== undefined ? 'themeChipInvalid' : 'themeChip')}
      </span>
      <a href={STUDIO_PATH} style={{ color: 'var(--fg-accent)' }}>
        {t('themeChipEdit')}
      </a>
      <button type="button" className="fg-button" onClick={() => leave(() => applyToDemos(false))}>
        {t('off')}
      </button>
      <button type="button" className="fg-button" onClick={() => leave(resetTheme)}>
        {t('themeChipReset')}
      </button>
    </section>
  );
}
