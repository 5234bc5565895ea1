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
import { inspectDemo } from '../inspect';
import styles from './Playground.module.css';
import { type Components, Preview } from './Preview';
import { PropControls } from './PropControls';
import { ShareButton } from './ShareButton';
import { Variables } from './Variables';
import { useLinkedValues } from './useLinkedValues';

/** A playground component with its components bundled. */
export type LivePlayground = ComponentType<{ block: PlaygroundBlock }>;

/** Called by the modules that `src/node/playground/playgroundLoader.cjs` generates. */
export function createPlayground(components: Components): LivePlayground {
  return function PlaygroundBoard({ block }) {
    const { values: initial, variables, imports, height } = block;
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
    const change = (control: PlaygroundControl, value: PlaygroundValue | undefined) =>
      setValues((now) => setValue(now, control, value));
    const isInitial =
      Object.keys(values).length === Object.keys(initial).length &&
      Object.entries(initial).every(([prop, value]) => values[prop] === value);

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
          <PropControls block={block} values={values} onChange={change}>
            <ShareButton
              values={values}
              onNote={(next) => setLinkNote({ note: next, of: values })}
            />
            <InspectButton />
            <button type="button" aria-disabled={isInitial} onClick={reset}>
              {t('playgroundReset')}
            </button>
          </PropControls>
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

function InspectButton() {
  const t = useTranslate();
  return (
    <button
      type="button"
      onClick={({ currentTarget }) =>
        inspectDemo({ host: currentTarget.closest('[data-playground]') })
      }
    >
      {t('demoInspect')}
    </button>
  );
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
