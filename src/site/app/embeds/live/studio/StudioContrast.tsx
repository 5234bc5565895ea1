import { useRef } from 'react';
import { formatRatio } from '@/src/shared/contrast';
import type { ThemeStudioTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import { type Palettes, checkContrast } from '@/src/shared/userTheme/checkContrast';
import type { ThemeLibrary } from '@/src/shared/userTheme/types';
import styles from '../../themeBuilder.module.css';
import type { Studio } from './useStudio';

interface StudioContrastProps {
  texts: ThemeStudioTexts;
  studio: Studio;
  library: ThemeLibrary;
  palettes: Palettes;
}

/** The contrast faults of the palettes, each with a button that sets the nearest color with enough contrast. */
export function StudioContrast({ texts, studio, library, palettes }: StudioContrastProps) {
  const box = useRef<HTMLElement>(null);
  const faults = checkContrast(palettes, library);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={texts.themeStudioContrast}
      className={styles.faults}
    >
      <p>
        {faults.length === 0
          ? texts.themeStudioNoFaults
          : fillText(texts.themeStudioFaults, { count: String(faults.length) })}
      </p>
      <ul>
        {faults.map(({ scheme, text, background, ratio, fix }) => (
          <li key={`${scheme} ${text} ${background}`}>
            {fillText(texts.themeStudioFault, {
              mode: texts[`themeStudioMode_${scheme}`],
              text,
              background,
              ratio: formatRatio(ratio),
            })}{' '}
            {fix && (
              <button
                type="button"
                className="fg-button"
                onClick={() => {
                  // The button that has the focus disappears.
                  box.current?.focus();
                  studio.change(
                    library,
                    [[['colorSchemes', scheme, 'palette', ...fix.name.split('.')], fix.color]],
                    scheme,
                  );
                }}
              >
                {fillText(texts.themeStudioFix, fix)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
