import Router from 'next/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { localizeHref } from '@/src/shared/languages';
import { STUDIO_KEY, STUDIO_PATH, applyToDemos, isStudioPage } from '../../features/studio';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { storedText } from '../../state/storedText';
import { readUserTheme } from '../../state/userTheme';
import { DialogHead } from '../../ui/Dialog';
import styles from '../embeds/themeBuilder.module.css';
import ThemeStudio, { type ThemeStudioProps } from '../embeds/live/studio/ThemeStudio';

const HEADING_ID = 'studio-panel-title';

/** The studio beside the page, whose demos follow. It isn't modal: the page can be used meanwhile. */
export function StudioPanel({ onClose, ...props }: ThemeStudioProps & { onClose: () => void }) {
  const { texts } = props;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const language = useUserLanguage();
  useLayoutEffect(() => {
    // Above the header and the dialogs of demos.
    panel.current?.showPopover();
    heading.current?.focus();
  }, []);
  useFirstChange();
  useEffect(() => {
    const closeOnStudio = () => {
      if (isStudioPage(window.location.pathname)) {
        onClose();
      }
    };
    Router.events.on('routeChangeComplete', closeOnStudio);
    return () => Router.events.off('routeChangeComplete', closeOnStudio);
  }, [onClose]);
  return (
    <section
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={HEADING_ID}
      className={styles.panel}
      data-studio-panel=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          onClose();
        }
      }}
    >
      <DialogHead closeLabel={texts.themeStudioClose} onClose={onClose}>
        <h2 ref={heading} id={HEADING_ID} tabIndex={-1}>
          {texts.themeStudioPanel}
        </h2>
      </DialogHead>
      <div className={styles.panelBody}>
        <p>
          {texts.themeStudioPanelHint}{' '}
          <a href={localizeHref(STUDIO_PATH, language)}>{texts.themeStudioPage}</a>
        </p>
        <ThemeStudio {...props} isPanel />
      </div>
    </section>
  );
}

/** The page is the preview, so the first change of the theme gives it to demos. Then the visitor decides. */
function useFirstChange(): void {
  useEffect(() => {
    const edited = storedText(STUDIO_KEY);
    const before = edited.get();
    let isDone = readUserTheme() !== null;
    return edited.subscribe(() => {
      if (!isDone && edited.get() !== before && edited.get() !== null) {
        isDone = true;
        applyToDemos(true);
      }
    });
  }, []);
}
