import { useEffect, useMemo, useState } from 'react';
import { formatRatio } from '@/src/shared/contrast';
import type { JoyThemeBuilderTexts, ThemeStudioTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import { createSiteColors } from '@/src/shared/userTheme/siteColors';
import {
  LIBRARIES,
  SCHEMES,
  type ThemeLibrary,
  type UserTheme,
  isEmptyTheme,
} from '@/src/shared/userTheme/types';
import {
  applyToDemos,
  applyToSite,
  keepFirstPaintCss,
  resetTheme,
} from '../../../../features/studio';
import { useStoredText } from '../../../../state/storedText';
import { SITE_COLORS_KEY } from '../../../../state/userTheme';
import { useThemeSettings } from '../../../../theme/ThemeProvider';
import { OptionGroup } from '../../../../ui/OptionGroup';
import styles from '../../themeBuilder.module.css';
import toolStyles from '../../tool.module.css';
import { BuilderPreview } from '../BuilderPreview';
import { MaterialPreview } from './MaterialPreview';
import { PreviewBoundary } from './PreviewBoundary';
import { StudioAddress } from './StudioAddress';
import { StudioContrast } from './StudioContrast';
import { type ComponentPages, StudioDemoCheck } from './StudioDemoCheck';
import { StudioKnobs } from './StudioKnobs';
import { StudioOutput } from './StudioOutput';
import { StudioPaste } from './StudioPaste';
import { createFirstPaintCss } from './firstPaintCss';
import { type Preview, createPreview } from './previewTheme';
import { useStudio } from './useStudio';

export interface ThemeStudioProps {
  texts: ThemeStudioTexts;
  /** The texts of the screens. */
  screen: JoyThemeBuilderTexts;
  /** The components whose demos can be checked. */
  pages: ComponentPages;
  /** Whether it is in the panel, with the demos of the page instead of its own preview. */
  isPanel?: boolean;
}

const LIBRARY_NAMES: Readonly<Record<ThemeLibrary, string>> = {
  material: 'Material UI',
  joy: 'Joy UI',
};

/** Edits a theme for all demos of the site. Without scripts, it shows the default theme. */
export default function ThemeStudio({ texts, screen, pages, isPanel = false }: ThemeStudioProps) {
  const studio = useStudio();
  const { theme, isOn } = studio;
  const { direction } = useThemeSettings();
  const [library, setLibrary] = useState<ThemeLibrary>('material');
  const [message, setMessage] = useState('');
  const preview = useMemo(
    () => createPreview(theme, library, direction),
    [theme, library, direction],
  );
  const hasSite = useStoredText(SITE_COLORS_KEY)[0] !== null;
  useFirstPaintCss(isOn ? theme : undefined, hasSite);
  const { palettes, error } = preview;
  const shared = { texts, studio, library, palettes };
  const checks = (
    <>
      <StudioContrast {...shared} />
      <StudioDemoCheck {...shared} pages={pages} />
    </>
  );
  return (
    <div className={styles.studio}>
      <div className={styles.controls} data-scripts-only="">
        {!isPanel && <StudioAddress texts={texts} theme={theme} />}
        <StudioPaste texts={texts} library={library} theme={theme} />
        <Uses
          {...{ texts, theme, isOn, hasSite }}
          onReset={() => setMessage(texts.themeStudioWasReset)}
        />
        {hasSite && <SiteColors texts={texts} theme={theme} />}
        <p role="status" className={styles.status}>
          {error ? fillText(texts.themeStudioRejected, { error }) : isEmptyTheme(theme) && message}
        </p>
        <OptionGroup
          label={texts.themeStudioLibrary}
          options={LIBRARIES.map((value) => ({ value, label: LIBRARY_NAMES[value] }))}
          value={library}
          onChange={setLibrary}
        />
      </div>
      {!isPanel && (
        <div className={styles.results}>
          <PreviewBoundary
            theme={preview.theme}
            describe={(message) => (
              <p role="alert" className={styles.error}>
                {fillText(texts.themeStudioFailed, { error: message })}
              </p>
            )}
          >
            <Previews preview={preview} texts={texts} screen={screen} />
          </PreviewBoundary>
          {checks}
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.controls} data-scripts-only="">
          <StudioKnobs {...shared} />
        </div>
        <div className={styles.results}>
          {isPanel && checks}
          <StudioOutput texts={texts} theme={theme} library={library} />
        </div>
      </div>
    </div>
  );
}

/** How long a theme must stay the same, in milliseconds. A slider changes it many times in a second. */
const QUIET_MS = 300;

/** Keeps the CSS for the first paint of pages up to date with the theme of demos. */
function useFirstPaintCss(theme: UserTheme | undefined, hasSite: boolean): void {
  useEffect(() => {
    if (!theme) {
      return undefined;
    }
    const timer = setTimeout(
      () => keepFirstPaintCss(createFirstPaintCss(theme, hasSite)),
      QUIET_MS,
    );
    return () => clearTimeout(timer);
  }, [theme, hasSite]);
}

interface UsesProps extends Pick<ThemeStudioProps, 'texts'> {
  theme: UserTheme;
  isOn: boolean;
  hasSite: boolean;
  onReset: () => void;
}

/** What has the theme, and the button that resets it. */
function Uses({ texts, theme, isOn, hasSite, onReset }: UsesProps) {
  return (
    <div className={toolStyles.actions}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => applyToDemos(target.checked)}
        />{' '}
        {texts.themeStudioUse}
      </label>
      <label>
        <input
          type="checkbox"
          checked={hasSite}
          onChange={({ target }) => applyToSite(target.checked)}
        />{' '}
        {texts.themeStudioSite}
      </label>
      <button
        type="button"
        className="fg-button"
        aria-disabled={isEmptyTheme(theme) && !isOn}
        onClick={() => {
          resetTheme();
          onReset();
        }}
      >
        {texts.themeStudioReset}
      </button>
    </div>
  );
}

/** Says which colors the site doesn't use. */
function SiteColors({ texts, theme }: Pick<ThemeStudioProps, 'texts'> & { theme: UserTheme }) {
  const { refused } = useMemo(() => createSiteColors(theme), [theme]);
  return (
    <div role="status">
      {refused.map(({ scheme, color, ratio }) => (
        <p key={scheme} className={styles.error}>
          {fillText(texts.themeStudioSiteRefused, {
            mode: texts[`themeStudioMode_${scheme}`],
            color,
            ratio: formatRatio(ratio),
          })}
        </p>
      ))}
    </div>
  );
}

function Previews({
  preview,
  texts,
  screen,
}: Pick<ThemeStudioProps, 'texts' | 'screen'> & { preview: Preview }) {
  return (
    <div className={styles.previews}>
      {SCHEMES.map((scheme) =>
        preview.library === 'joy' ? (
          <BuilderPreview
            key={scheme}
            texts={screen}
            theme={preview.theme}
            scheme={scheme}
            role="primary"
          />
        ) : (
          <MaterialPreview
            key={scheme}
            texts={texts}
            screen={screen}
            theme={preview.theme}
            scheme={scheme}
          />
        ),
      )}
    </div>
  );
}
