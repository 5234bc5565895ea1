import { useMemo, useState } from 'react';
import type { JoyThemeBuilderTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import { storedText, useStoredText } from '../../../state/storedText';
import { CodeBlock } from '../../../ui/CodeBlock';
import styles from '../themeBuilder.module.css';
import { BuilderControls } from './BuilderControls';
import { BuilderPreview } from './BuilderPreview';
import {
  type Role,
  SCHEMES,
  VARIANTS,
  createBuilderTheme,
  createOptions,
  getVariantContrast,
  parseState,
  writeTheme,
} from './builderTheme';
import { formatRatio, isReadable } from '@/src/shared/contrast';

/** Key in the local storage. */
const STORAGE_KEY = 'fieldguide-joy-theme';
const FILE = 'src/theme.ts';

/** Edits a theme of Joy UI, which is kept in the local storage. Without scripts, it shows the default theme. */
export default function JoyThemeBuilder({ texts }: { texts: JoyThemeBuilderTexts }) {
  const [stored, store] = useStoredText(STORAGE_KEY);
  const state = useMemo(() => parseState(stored), [stored]);
  const options = useMemo(() => createOptions(state), [state]);
  const theme = useMemo(() => createBuilderTheme(options), [options]);
  const [role, setRole] = useState<Role>('primary');
  const code = writeTheme(options);
  return (
    <div className={styles.columns}>
      <BuilderControls
        texts={texts}
        state={state}
        theme={theme}
        role={role}
        onRoleChange={setRole}
        onChange={(changes) => store(JSON.stringify({ ...state, ...changes }))}
        onReset={() => storedText(STORAGE_KEY).set(null)}
      />
      <div className={styles.results}>
        <div className={styles.previews}>
          {SCHEMES.map((scheme) => (
            <BuilderPreview key={scheme} texts={texts} theme={theme} scheme={scheme} role={role} />
          ))}
        </div>
        <ContrastTable role={role} theme={theme} texts={texts} />
        <CodeBlock
          language="ts"
          title={FILE}
          label={texts.joyThemeBuilderCode}
          getText={() => code}
        >
          {code}
        </CodeBlock>
      </div>
    </div>
  );
}

interface ContrastTableProps {
  role: Role;
  theme: ReturnType<typeof createBuilderTheme>;
  texts: JoyThemeBuilderTexts;
}

/** The contrast ratios of a role's variants in both modes. */
function ContrastTable({ role, theme, texts }: ContrastTableProps) {
  return (
    <table className={styles.contrast}>
      <caption>{fillText(texts.joyThemeBuilderContrast, { role })}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.joyThemeBuilderVariant}</th>
          {SCHEMES.map((scheme) => (
            <th key={scheme} scope="col">
              {texts[`joyThemeBuilderMode_${scheme}`]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {VARIANTS.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {SCHEMES.map((scheme) => {
              const ratio = getVariantContrast(theme, scheme, role, name);
              const isEnough = isReadable(ratio);
              return (
                <td key={scheme} data-level={isEnough ? 'AA' : 'none'}>
                  {formatRatio(ratio)}{' '}
                  {isEnough ? texts.joyThemeBuilderPass : texts.joyThemeBuilderFail}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
