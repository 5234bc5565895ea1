/** The live playground: preview, controls and code. It is loaded with its components when the user approaches it. */
import { type CSSProperties, type ComponentType, useContext, useMemo, useState } from 'react';
import {
  type PlaygroundBlock,
  type PlaygroundControl,
  type PlaygroundValue,
  type PlaygroundValues,
  createRoot,
  createVariableStyle,
  setValue,
} from '@/src/shared/playground';
import { type CodePart, printCode, toText } from '@/src/shared/playgroundCode';
import { PageContext } from '../../state/PageContext';
import { useTranslate } from '../../i18n/translate';
import { CodeBlock } from '../../ui/CodeBlock';
import { Control } from './Control';
import styles from './Playground.module.css';
import { type Components, Preview } from './Preview';
import { ShareButton } from './ShareButton';
import { Variables } from './Variables';
import { loadDescription } from './descriptions';
import { useLinkedValues } from './useLinkedValues';

/** A playground component with its components bundled. */
export type LivePlayground = ComponentType<{ block: PlaygroundBlock }>;

/** Called by the modules that `src/node/playground/playgroundLoader.cjs` generates. */
export function createPlayground(components: Components): LivePlayground {
  return function PlaygroundBoard({ block }) {
    const { controls, shown, values: initial, variables, imports, height, apiHref } = block;
    const t = useTranslate();
    const { pathname } = useContext(PageContext);
    const { values, setValues, error, reset } = useLinkedValues(block, pathname);
    const [linkNote, setLinkNote] = useState<{ note: string; of: PlaygroundValues }>();
    // A message about a link applies only to the values of that link.
    const note = linkNote?.of === values ? linkNote.note : '';
    const root = useMemo(() => createRoot(block, values), [block, values]);
    const [inTheme, setInTheme] = useState(false);
    const code = useMemo(
      () => (inTheme ? printWithTheme(block, values) : printCode(imports, root)),
      [block, imports, inTheme, root, values],
    );
    // A link can have values for folded props.
    const [isOpen, setOpen] = useState(() =>
      controls.slice(shown).some(({ prop }) => values[prop] !== initial[prop]),
    );
    const change = (control: PlaygroundControl, value: PlaygroundValue | undefined) =>
      setValues((now) => setValue(now, control, value));
    const isInitial =
      Object.keys(values).length === Object.keys(initial).length &&
      Object.entries(initial).every(([prop, value]) => values[prop] === value);

    const listControls = (from: number, to?: number) =>
      controls
        .slice(from, to)
        .map((control) => (
          <Control
            key={control.prop}
            control={control}
            value={values[control.prop]}
            initial={initial[control.prop]}
            href={apiHref + control.prop}
            loadDescription={() => loadDescription(pathname, control)}
            onChange={(value) => change(control, value)}
          />
        ));

    return (
      <div className={styles.columns}>
        <p role="status" className={styles.status}>
          {note || (error ? t(ERROR_TEXTS[error]) : '')}
        </p>
        <div
          className={styles.preview}
          data-preview=""
          style={{ '--height': `${height}px` } as CSSProperties}
        >
          <Preview components={components} block={block} root={root} onChange={setValues} />
        </div>
        <PlaygroundCode code={code} />
        <div
          className={styles.controls}
          role="group"
          aria-label={t('playgroundControls', { name: block.root.component })}
        >
          {listControls(0, shown)}
          <div className={styles.bar}>
            {shown < controls.length && (
              <button
                type="button"
                className={styles.more}
                aria-expanded={isOpen}
                aria-controls="playground-more"
                onClick={() => setOpen(!isOpen)}
              >
                {t('playgroundMore', { count: String(controls.length - shown) })}
              </button>
            )}
            <ShareButton
              values={values}
              onNote={(next) => setLinkNote({ note: next, of: values })}
            />
            <button type="button" aria-disabled={isInitial} onClick={reset}>
              {t('playgroundReset')}
            </button>
          </div>
          {shown < controls.length && (
            <div id="playground-more" className={styles.folded} hidden={!isOpen}>
              {isOpen && listControls(shown)}
            </div>
          )}
          {variables && (
            <Variables
              label={t('playgroundVariablesLabel', { name: block.root.component })}
              variables={variables}
              values={values}
              onChange={change}
              inTheme={inTheme}
              onInThemeChange={setInTheme}
            />
          )}
        </div>
      </div>
    );
  };
}

/** Prints the component, and a theme that sets its CSS variables instead of `sx`. */
function printWithTheme(block: PlaygroundBlock, values: PlaygroundValues): CodePart[] {
  const { imports, variables } = block;
  const style = createVariableStyle(variables, values);
  const root = createRoot({ ...block, variables: undefined }, values);
  const isSet = Object.keys(style).length > 0;
  return printCode(imports, root, variables && isSet ? { ...variables, style } : undefined);
}

function PlaygroundCode({ code }: { code: readonly CodePart[] }) {
  const t = useTranslate();
  return (
    <CodeBlock
      language="tsx"
      label={t('playgroundCode')}
      className={styles.code}
      getText={() => toText(code)}
    >
      {code.map(({ text, kind }, index) =>
        kind ? (
          <span key={index} className={`hl-${kind}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </CodeBlock>
  );
}

const ERROR_TEXTS = {
  malformed: 'playgroundLinkMalformed',
  oversized: 'playgroundLinkOversized',
  partial: 'playgroundLinkPartial',
} as const;
