/** Says on every page that demos have the visitor's theme. It is loaded only then. */
import Router from 'next/router';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { localizeHref, parseLocalizedPath } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import { parseTheme } from '@/src/shared/userTheme/themeAddress';
import { loadPart } from '../../browser/loadPart';
import { resetFocus } from '../../browser/resetFocus';
import { useTranslate } from '../../i18n/translate';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useStore } from '../../state/createStore';
import { useStoredText } from '../../state/storedText';
import { SITE_COLORS_KEY, useUserTheme } from '../../state/userTheme';
import {
  applyDemoColors,
  applyDemoFont,
  applySiteColors,
  rejection,
  removeFirstPaintCss,
} from '../../theme/userThemes';
import {
  STUDIO_PATH,
  applyToDemos,
  closeStudioPanel,
  openStudioPanel,
  resetTheme,
} from './ownTheme';
import { studioPanel } from './studioPanel';
import '../../i18n/lateTexts';

/**
 * Styles of the chip. They aren't a CSS module: a module that only this lazy part imports changes how the styles of all pages
 * are split into files, and costs a request.
 */
const CHIP: CSSProperties = {
  position: 'fixed',
  zIndex: 9,
  insetBlockEnd: '0.5rem',
  insetInlineStart: '0.5rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem',
  maxInlineSize: 'calc(100vw - 1rem)',
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

/** On phones, the text and the buttons fit on one line. */
const BUTTON: CSSProperties = { paddingInline: '0.5rem' };

/** The chip, and the panel that it opens. */
export function ThemeChip() {
  const isOpen = useStore(studioPanel, (value) => value, false);
  const hasTheme = useUserTheme() !== null;
  return (
    <>
      {hasTheme && <Chip isHidden={isOpen} />}
      {isOpen && <StudioPanelSlot />}
    </>
  );
}

/** @param isHidden while the panel is open, which has the same controls. */
function Chip({ isHidden }: { isHidden: boolean }) {
  const t = useTranslate();
  const json = useUserTheme();
  const rejected = useStore(rejection, (message) => message, undefined);
  const isInvalid = useMemo(
    () => parseTheme(json ?? '{}').problems.some(({ kind }) => kind !== 'empty'),
    [json],
  );
  // They are those of the theme with which the page was opened. On a page without live demos, they are still there.
  useEffect(() => removeFirstPaintCss, [json]);
  const [siteColors] = useStoredText(SITE_COLORS_KEY);
  useEffect(() => {
    applySiteColors(json);
    return () => applySiteColors(null);
  }, [json, siteColors]);
  useEffect(() => {
    applyDemoFont(document, json);
    return () => applyDemoFont(document, null);
  }, [json]);
  useDemoColors(json);
  const leave = (change: () => void) => {
    change();
    // The button that had the focus is gone.
    resetFocus(document.querySelector('main'));
  };
  return (
    <section aria-label={t('themeChip')} style={isHidden ? { ...CHIP, display: 'none' } : CHIP}>
      <span role="status">
        {t(isInvalid || rejected !== undefined ? 'themeChipInvalid' : 'themeChip')}
      </span>
      <button
        type="button"
        className="fg-button"
        style={BUTTON}
        aria-haspopup="dialog"
        onClick={openStudioPanel}
      >
        {t('themeChipEdit')}
      </button>
      <button
        type="button"
        className="fg-button"
        style={BUTTON}
        onClick={() => leave(() => applyToDemos(false))}
      >
        {t('off')}
      </button>
      <button type="button" className="fg-button" style={BUTTON} onClick={() => leave(resetTheme)}>
        {t('themeChipReset')}
      </button>
    </section>
  );
}

/** Gives demos without a theme of their library the colors, also those that aren't live yet. */
function useDemoColors(json: string | null): void {
  useEffect(() => {
    const apply = () => {
      const product = getProduct(parseLocalizedPath(window.location.pathname).pathname);
      applyDemoColors(document, product?.demoThemes.includes('system') ? json : null);
    };
    apply();
    Router.events.on('routeChangeComplete', apply);
    return () => {
      Router.events.off('routeChangeComplete', apply);
      applyDemoColors(document, null);
    };
  }, [json]);
}

/** Loads the panel. If that fails, the chip leads to the page of the studio. */
function StudioPanelSlot() {
  const t = useTranslate();
  const language = useUserLanguage();
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: ReactNode) => isCurrent && setContent(next);
    loadPart('openStudio')
      .then(({ openStudio }) => openStudio(language, closeStudioPanel))
      .then(show, (error: unknown) => {
        console.error(error);
        show(
          <p role="alert" style={CHIP}>
            {t('themeChipNotLoaded')}{' '}
            <a href={localizeHref(STUDIO_PATH, language)} style={{ color: 'var(--fg-accent)' }}>
              {t('themeChipEdit')}
            </a>
          </p>,
        );
      });
    return () => {
      isCurrent = false;
    };
  }, [language, t]);
  return content;
}
