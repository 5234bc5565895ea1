/** The code of a demo: an excerpt while collapsed, all files when expanded. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Variant } from '@/src/shared/flavours';
import { clickEvent } from '../../browser/clickEvent';
import { useTranslate } from '../../i18n/translate';
import { Code, CodeBlock } from '../../ui/CodeBlock';
import { useServerRendered } from '../../ui/useServerRendered';
import styles from './Demo.module.css';
import { type SourceQuery, loadFiles, useSource } from './demoSource';
import { getDraftId } from './live/drafts';
import { EditableFile } from './live/EditableFile';

interface DemoCodeProps extends SourceQuery {
  variant: Variant;
  open: boolean;
  /** Expands the code. */
  onShow: () => void;
  /** Whether the code is expanded at first. `false` also hides the excerpt. */
  defaultOpen: boolean | undefined;
  /** Accessible name of the demo. */
  label: string;
  disableLiveEdit?: boolean | undefined;
  className?: string | undefined;
}

export function DemoCode(props: DemoCodeProps) {
  const { flavour, variant, open, defaultOpen, source } = props;
  const t = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const { adoptsFiles, whole, files, retry } = useFiles(props);
  const focusFiles = useFocusOnFiles(container, open && files !== undefined);
  const loading = open && !files && whole !== 'failed';
  // The server's excerpt stays in the DOM until the files are loaded, because React couldn't render it again.
  const withExcerpt =
    source.preview && defaultOpen !== false && (!open || (!files && defaultOpen === undefined));
  const hasContent = withExcerpt || open || adoptsFiles;

  return (
    <div
      ref={container}
      className={hasContent ? `MuiCode-root ${props.className ?? styles.code}` : undefined}
    >
      {withExcerpt && (
        <Excerpt
          key={flavour}
          html={source.preview?.html ?? (whole === 'failed' ? undefined : whole?.preview?.html)}
          isCut={source.preview?.isCut}
          demo={props.name}
          label={
            loading ? t('loading') : t('showAllLines', { count: String(source.lines[variant]) })
          }
          onShow={() => {
            focusFiles();
            (open ? retry : props.onShow)();
          }}
        />
      )}
      {loading && !withExcerpt && <p className={styles.message}>{t('loading')}</p>}
      {open && whole === 'failed' && (
        <p role="alert" className={styles.message}>
          {t('sourceNotLoaded')}
        </p>
      )}
      {files && (open || adoptsFiles) && (
        <div hidden={!open} key={`${flavour}-${variant}`}>
          {files.map((file, index) =>
            index === 0 ? (
              <div key={file.name} className="MuiCode-root">
                {files.length > 1 && <div className="MuiCode-title">{file.name}</div>}
                {props.disableLiveEdit ? (
                  <Code language={file.name.split('.').at(-1)!} html={file.html} />
                ) : (
                  <EditableFile
                    file={file}
                    id={getDraftId(props.pathname, props.name, flavour, variant)}
                    flavour={flavour}
                    label={props.label}
                    getFiles={() => loadFiles(props, variant)}
                  />
                )}
              </div>
            ) : (
              <CodeBlock
                key={file.name}
                language={file.name.split('.').at(-1)!}
                html={file.html}
                title={file.name}
                getText={async () => (await loadFiles(props, variant))[index]?.text ?? ''}
              />
            ),
          )}
        </div>
      )}
    </div>
  );
}

/** Loads the files of the current flavor and variant when they are needed. */
function useFiles(props: DemoCodeProps) {
  const { flavour, variant, open, defaultOpen, source } = props;
  const served = useServerRendered();
  const [first] = useState({ flavour, variant });
  const [moved, setMoved] = useState({ flavour: false, variant: false });
  const [attempt, setAttempt] = useState(0);
  if (!moved.flavour && flavour !== first.flavour) {
    setMoved({ ...moved, flavour: true });
  } else if (!moved.variant && variant !== first.variant) {
    setMoved({ ...moved, variant: true });
  }
  // The HTML from the server is kept until the user switches flavor or variant.
  const adoptsFiles = served && defaultOpen === true && !moved.flavour && !moved.variant;
  const whole = useSource(props, open !== adoptsFiles || moved.flavour, attempt);
  const loaded = whole === 'failed' ? undefined : whole;
  return {
    adoptsFiles,
    whole,
    files: loaded?.files[variant] ?? (adoptsFiles ? source.files?.[variant] : undefined),
    retry: () => setAttempt(attempt + 1),
  };
}

/**
 * Moves focus to the first file when it is displayed in place of the button that was pressed.
 * @returns a function that requests it.
 */
function useFocusOnFiles(container: RefObject<HTMLElement | null>, shown: boolean) {
  const requested = useRef(false);
  useEffect(() => {
    if (shown && requested.current) {
      container.current
        ?.querySelector<HTMLElement>('pre, .cm-scroller')
        ?.focus({ preventScroll: true });
    }
    requested.current = false;
  }, [container, shown]);
  return () => {
    requested.current = true;
  };
}

interface ExcerptProps {
  html: string | undefined;
  /** Whether the last lines fade out. */
  isCut: boolean | undefined;
  /** Name of the demo. */
  demo: string;
  /** The text of the button. */
  label: string;
  onShow: () => void;
}

/** The excerpt, with a button that shows all lines. The copy button of the demo copies the whole file. */
function Excerpt({ html, isCut, demo, label, onShow }: ExcerptProps) {
  // As in the toolbar, the attributes for analytics aren't in the HTML from the server.
  const [isReached, setReached] = useState(false);
  const onReach = () => setReached(true);
  return (
    <>
      <Code language="tsx" html={html} />
      <button
        type="button"
        className={styles.all}
        data-cut={isCut}
        onPointerEnter={onReach}
        onFocus={onReach}
        {...(isReached && clickEvent('demo', demo, 'showAllLines'))}
        onClick={onShow}
      >
        {label}
      </button>
    </>
  );
}
