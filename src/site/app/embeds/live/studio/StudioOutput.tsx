import { useState } from 'react';
import type { ThemeStudioTexts } from '@/src/shared/embedTexts';
import { localizeHref } from '@/src/shared/languages';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import { writeThemeHash } from '@/src/shared/userTheme/themeAddress';
import type { ThemeLibrary, UserTheme } from '@/src/shared/userTheme/types';
import {
  writeCode,
  writeCssVariables,
  writeDesignTokens,
  writeJson,
} from '@/src/shared/userTheme/writeTheme';
import { downloadText } from '../../../../browser/downloadText';
import { STUDIO_PATH } from '../../../../features/studio';
import { useUserLanguage } from '../../../../i18n/UserLanguage';
import { CodeBlock } from '../../../../ui/CodeBlock';
import { CopyButton } from '../../../../ui/CopyButton';
import { OptionGroup } from '../../../../ui/OptionGroup';
import toolStyles from '../../tool.module.css';

interface Output {
  language: string;
  file: string;
  type: string;
  write: (theme: UserTheme, library: ThemeLibrary) => string;
}

const writeLibrary: Output['write'] = (theme, library) =>
  writeCode(getLibraryOptions(theme, library) ?? {}, library);

const OUTPUTS = {
  ts: { language: 'ts', file: 'theme.ts', type: 'text/typescript', write: writeLibrary },
  js: { language: 'js', file: 'theme.js', type: 'text/javascript', write: writeLibrary },
  json: { language: 'json', file: 'theme.json', type: 'application/json', write: writeJson },
  css: { language: 'css', file: 'theme.css', type: 'text/css', write: writeCssVariables },
  tokens: {
    language: 'json',
    file: 'theme.tokens.json',
    type: 'application/json',
    write: writeDesignTokens,
  },
} satisfies Record<string, Output>;
type OutputName = keyof typeof OUTPUTS;

interface StudioOutputProps {
  texts: ThemeStudioTexts;
  theme: UserTheme;
  library: ThemeLibrary;
}

/** The theme as code and in other formats, and a link to it. */
export function StudioOutput({ texts, theme, library }: StudioOutputProps) {
  const userLanguage = useUserLanguage();
  const [name, setName] = useState<OutputName>('ts');
  const { language, file, type, write }: Output = OUTPUTS[name];
  const text = write(theme, library) || texts.themeStudioNothing;
  const hash = writeThemeHash(theme);
  return (
    <>
      <OptionGroup
        label={texts.themeStudioOutput}
        layout="tiles"
        options={(Object.keys(OUTPUTS) as OutputName[]).map((value) => ({
          value,
          label: texts[`themeStudioOutput_${value}`],
        }))}
        value={name}
        onChange={setName}
      />
      <CodeBlock
        language={language}
        title={file}
        label={texts.themeStudioCode}
        getText={() => text}
      >
        {text}
      </CodeBlock>
      <div className={toolStyles.actions} data-scripts-only="">
        <button type="button" className="fg-button" onClick={() => downloadText(text, file, type)}>
          {texts.themeStudioDownload}
        </button>
        {hash === undefined ? (
          <p>{texts.themeStudioTooLong}</p>
        ) : (
          <span>
            {texts.themeStudioShare}{' '}
            <CopyButton
              className="fg-button"
              getText={() => `${location.origin}${localizeHref(STUDIO_PATH, userLanguage)}${hash}`}
            />
          </span>
        )}
      </div>
    </>
  );
}
