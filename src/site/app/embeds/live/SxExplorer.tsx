import { useEffect, useId, useMemo, useState } from 'react';
import type { SxExplorerTexts } from '@/src/shared/embedTexts';
import { parseData } from '@/src/shared/parseData';
import { printData } from '@/src/shared/printData';
import { type SxRule, getSxRulesAt, printSxRules } from '@/src/shared/sxCss';
import { fillText } from '@/src/shared/translate';
import { CodeBlock } from '../../../ui/CodeBlock';
import { OptionGroup } from '../../../ui/OptionGroup';
import styles from '../SxExplorer.module.css';
import { SxKnobs } from './SxKnobs';
import { type SxContent, SxPreview } from './SxPreview';
import {
  SX_THEMES,
  type SxObject,
  type SxProblem,
  type SxThemeName,
  type SxValue,
  createPreviewRules,
  isSxValue,
  listTextProblems,
  resolveSxValue,
} from './sxState';

export interface SxExplorerProps {
  /** The first value. */
  sx: SxObject;
  /** Values to choose from by key. */
  knobs?: Readonly<Record<string, readonly (string | number)[]>>;
  content?: SxContent;
  texts: SxExplorerTexts;
}

const ANY = 'any';
const THEME_NAMES = Object.keys(SX_THEMES) as SxThemeName[];
/** The smallest height of the text field, in lines. */
const MIN_LINES = 4;

/** An `sx` value as text, what it looks like, and its CSS. */
export default function SxExplorer({ sx, knobs = {}, content = 'box', texts }: SxExplorerProps) {
  const id = useId();
  const [text, setText] = useState(() => printData(sx));
  // The last value of a text without errors.
  const [value, setValue] = useState<SxValue>(sx);
  const [themeName, setThemeName] = useState<SxThemeName>('material');
  const { rules, problems } = useMemo(() => resolveSxValue(value, themeName), [value, themeName]);
  const textProblems = useMemo(() => listTextProblems(parseData(text)), [text]);
  const changeText = (next: string) => {
    setText(next);
    const { value: parsed } = parseData(next);
    if (isSxValue(parsed)) {
      setValue(parsed);
    }
  };
  const change = (next: SxValue) => {
    setText(printData(next));
    setValue(next);
  };
  return (
    <>
      <div className={styles.controls} data-scripts-only="">
        <SxKnobs knobs={knobs} value={value} onChange={change} texts={texts} />
        <label className={styles.label} htmlFor={`${id}value`}>
          {texts.sxExplorerLabel}
        </label>
        <textarea
          id={`${id}value`}
          className={styles.text}
          dir="ltr"
          rows={Math.max(MIN_LINES, text.split('\n').length)}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          aria-invalid={textProblems.length > 0}
          aria-describedby={`${id}problems`}
          onChange={({ target }) => changeText(target.value)}
        />
        <Problems id={`${id}problems`} problems={[...textProblems, ...problems]} texts={texts} />
        <button type="button" className="fg-button" onClick={() => change(sx)}>
          {texts.sxExplorerReset}
        </button>
      </div>
      <Result
        value={value}
        rules={rules}
        themeName={themeName}
        onThemeChange={setThemeName}
        content={content}
        texts={texts}
      />
    </>
  );
}

interface ResultProps {
  value: SxValue;
  /** The CSS of the value. */
  rules: readonly SxRule[];
  themeName: SxThemeName;
  onThemeChange: (name: SxThemeName) => void;
  content: SxContent;
  texts: SxExplorerTexts;
}

/** The preview and the CSS, in a theme and at a width of the viewport. */
function Result({ value, rules, themeName, onThemeChange, content, texts }: ResultProps) {
  const className = `sx${useId().replace(/\W/g, '')}`;
  const [width, setWidth] = useState(ANY);
  const { keys, values: breakpoints } = SX_THEMES[themeName].breakpoints;
  const pixels = (breakpoints as Readonly<Record<string, number>>)[width];
  const print = (all: readonly SxRule[]) =>
    printSxRules(pixels === undefined ? all : getSxRulesAt(all, pixels));
  const css = print(rules) || texts.sxExplorerEmpty;
  return (
    <div className={styles.result}>
      <SxPreview
        content={content}
        css={print(createPreviewRules(value, themeName, `.${className}`))}
        className={className}
        texts={texts}
      />
      <div className={styles.choices} data-scripts-only="">
        <OptionGroup
          label={texts.sxExplorerTheme}
          options={THEME_NAMES.map((name) => ({
            value: name,
            label: texts[`sxExplorerTheme_${name}`],
          }))}
          value={themeName}
          onChange={onThemeChange}
        />
        <OptionGroup
          label={texts.sxExplorerWidth}
          options={[ANY, ...keys].map((key) => ({
            value: key,
            label: key === ANY ? texts.sxExplorerWidth_all : key,
          }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      <CodeBlock language="css" label={texts.sxExplorerCss} getText={() => css}>
        {css}
      </CodeBlock>
    </div>
  );
}

interface ProblemsProps {
  id: string;
  problems: readonly SxProblem[];
  texts: SxExplorerTexts;
}

/** The time without changes after which problems are shown, so that they don't appear while the user types. */
const QUIET_MS = 300;

/** The problems of a value. */
function Problems({ id, problems, texts }: ProblemsProps) {
  const messages = problems.map(({ kind, line, code }) =>
    fillText(texts[`sxExplorerProblem_${kind}`], { line: String(line), code: code ?? '' }),
  );
  const [shown, setShown] = useState<readonly string[]>([]);
  const key = messages.join('\n');
  useEffect(() => {
    const timer = setTimeout(() => setShown(key ? key.split('\n') : []), QUIET_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return (
    <div id={id} role="status" className={styles.problems}>
      {shown.map((message, index) => (
        <p key={index}>{message}</p>
      ))}
    </div>
  );
}
