import { useState } from 'react';
import type { ThemeStudioTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import type { Palettes } from '@/src/shared/userTheme/checkContrast';
import { getOption } from '@/src/shared/userTheme/optionPath';
import { SCHEMES, type Scheme, type ThemeLibrary } from '@/src/shared/userTheme/types';
import { OptionGroup } from '../../../../ui/OptionGroup';
import styles from '../../themeBuilder.module.css';
import toolStyles from '../../tool.module.css';
import { StudioColors } from './StudioColors';
import { CHOICES, FONTS, RANGES, isDense, readFont, writeDensity, writeFont } from './knobs';
import type { Studio } from './useStudio';

interface StudioKnobsProps {
  texts: ThemeStudioTexts;
  studio: Studio;
  library: ThemeLibrary;
  palettes: Palettes;
}

/** The controls of the studio for one library. */
export function StudioKnobs(props: StudioKnobsProps) {
  const { texts } = props;
  const [scheme, setScheme] = useState<Scheme>('light');
  return (
    <>
      <OptionGroup
        label={texts.themeStudioMode}
        options={SCHEMES.map((value) => ({ value, label: texts[`themeStudioMode_${value}`] }))}
        value={scheme}
        onChange={setScheme}
      />
      <details open>
        <summary>{texts.themeStudioColors}</summary>
        <div className={styles.controls}>
          <StudioColors {...props} scheme={scheme} />
        </div>
      </details>
      <details open>
        <summary>{texts.themeStudioShape}</summary>
        <div className={styles.controls}>
          <Measures {...props} />
        </div>
      </details>
      <details>
        <summary>{texts.themeStudioDefaultProps}</summary>
        <div className={styles.controls}>
          <Choices {...props} />
        </div>
      </details>
    </>
  );
}

type Density = 'default' | 'compact';
const DENSITIES: readonly Density[] = ['default', 'compact'];

/** The font, and the numbers. */
function Measures({ texts, studio, library }: StudioKnobsProps) {
  const options = studio.getOptions(library);
  const font = readFont(options, library);
  const preset = Object.keys(FONTS).find((name) => FONTS[name] === font);
  return (
    <>
      <OptionGroup
        label={texts.themeStudioFont}
        options={Object.keys(FONTS).map((value) => ({
          value,
          label: texts[`themeStudioFont_${value}` as 'themeStudioFont_default'],
        }))}
        value={preset ?? ''}
        onChange={(name) => studio.change(library, writeFont(library, FONTS[name]))}
      />
      {RANGES[library].map(({ key, min, max, initial, read, write }) => {
        const value = Number(read(options) ?? initial);
        const pixels = fillText(texts.themeStudioPixels, { count: String(value) });
        return (
          <label key={key} className={styles.range}>
            {texts[`themeStudioRange_${key}`]}
            <input
              type="range"
              min={min}
              max={max}
              value={value}
              aria-valuetext={pixels}
              onChange={({ target }) => {
                const next = Number(target.value);
                studio.change(library, write(next === initial ? undefined : next));
              }}
            />
            <span aria-hidden="true" dir="ltr">
              {pixels}
            </span>
          </label>
        );
      })}
      <OptionGroup
        label={texts.themeStudioDensity}
        options={DENSITIES.map((value) => ({ value, label: texts[`themeStudioDensity_${value}`] }))}
        value={isDense(options, library) ? 'compact' : 'default'}
        onChange={(value) => studio.change(library, writeDensity(library, value === 'compact'))}
      />
    </>
  );
}

/** Options with a few values, and default props. */
function Choices({ studio, library }: StudioKnobsProps) {
  return CHOICES[library].map(({ label, path, values }) => {
    const value = getOption(studio.getOptions(library), path) ?? values[0];
    return (
      <label key={label} className={toolStyles.field}>
        <code>{label}</code>
        <select
          value={String(value)}
          onChange={({ target }) => {
            const next = values.find((candidate) => String(candidate) === target.value);
            studio.change(library, [[path, next === values[0] ? undefined : next]]);
          }}
        >
          {values.map((candidate) => (
            <option key={String(candidate)}>{String(candidate)}</option>
          ))}
        </select>
      </label>
    );
  });
}
