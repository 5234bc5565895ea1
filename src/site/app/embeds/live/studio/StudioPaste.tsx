import { useState } from 'react';
import type { ThemeStudioTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import { MAX_THEME_LENGTH } from '@/src/shared/userTheme/readOptions';
import { FORMATS, type ThemeFormat, readTheme } from '@/src/shared/userTheme/readTheme';
import {
  type ReadTheme,
  type ThemeLibrary,
  type UserTheme,
  isEmptyTheme,
} from '@/src/shared/userTheme/types';
import { writeCode } from '@/src/shared/userTheme/writeTheme';
import { keepTheme } from '../../../../features/studio';
import toolStyles from '../../tool.module.css';
import { PasteForm } from '../PasteForm';
import { describeProblem } from './problems';

interface StudioPasteProps {
  texts: ThemeStudioTexts;
  /** The library of options that don't name one. */
  library: ThemeLibrary;
  theme: UserTheme;
}

/** A theme as code, which isn't translated. */
const EXAMPLE = `createTheme({ palette: { primary: { main: '#00695c' } } })`;

const AUTOMATIC = 'auto';

/** Reads a pasted theme, and lists what it can't read. */
export function StudioPaste({ texts, library, theme }: StudioPasteProps) {
  const [format, setFormat] = useState<ThemeFormat | typeof AUTOMATIC>(AUTOMATIC);
  const [result, setResult] = useState<ReadTheme>();
  const read = (text: string) => {
    const next = readTheme(text, {
      ...(format !== AUTOMATIC && { format }),
      ...(!/\b(?:createTheme|extendTheme)\b/.test(text) && { library }),
    });
    setResult(next);
    const isRead = !isEmptyTheme(next.theme);
    if (isRead) {
      // The other library keeps its options.
      keepTheme({ ...theme, ...next.theme });
    }
    return isRead && next.problems.length === 0;
  };
  return (
    <>
      <PasteForm
        summary={texts.themeStudioPaste}
        label={texts.themeStudioPasteLabel}
        button={texts.themeStudioPasteButton}
        limit={MAX_THEME_LENGTH}
        fill={{
          button: texts.themeStudioFill,
          getText: () => writeCode(getLibraryOptions(theme, library) ?? {}, library),
        }}
        placeholder={EXAMPLE}
        onText={read}
      >
        <label className={toolStyles.field}>
          {texts.themeStudioFormat}
          <select
            value={format}
            onChange={({ target }) => setFormat(target.value as typeof format)}
          >
            {[AUTOMATIC, ...FORMATS].map((value) => (
              <option key={value} value={value}>
                {texts[`themeStudioFormat_${value as typeof format}`]}
              </option>
            ))}
          </select>
        </label>
      </PasteForm>
      <div role="status">{result && <Result result={result} texts={texts} />}</div>
    </>
  );
}

function Result({ result, texts }: { result: ReadTheme; texts: ThemeStudioTexts }) {
  const { theme, problems, derived } = result;
  const isRead = !isEmptyTheme(theme);
  return (
    <>
      <p>
        {isRead ? texts.themeStudioWasRead : texts.themeStudioNotRead}{' '}
        {isRead &&
          derived &&
          fillText(texts.themeStudioDerived, { mode: texts[`themeStudioMode_${derived}`] })}
      </p>
      {problems.length > 0 && <p>{texts.themeStudioLeftOut}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map((problem, index) => (
            <li key={index}>{describeProblem(problem, texts)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
