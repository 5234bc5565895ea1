/** A demo's code: the preview while closed, every file in full once opened. */
import { useState } from 'react';
import type { Variant } from '@/src/shared/flavours';
import type { SourceFile } from '@/src/shared/page';
import { useTranslate } from '../i18n/translate';
import { Adopted } from '../page/Adopted';
import { CopyButton } from '../page/CopyButton';
import { useServerRendered } from '../page/useServerRendered';
import styles from './Demo.module.css';
import { type SourceQuery, loadFiles, useSource } from './demoSource';
import { getDraftId } from './live/drafts';
import { EditableFile } from './live/EditableFile';

interface DemoCodeProps extends SourceQuery {
  id: string;
  variant: Variant;
  open: boolean;
  /** Whether the code was open from the start; `false` shows no preview either. */
  defaultOpen: boolean | undefined;
  /** What the demo is about. */
  label: string;
  disableLiveEdit?: boolean | undefined;
}

export function DemoCode(props: DemoCodeProps) {
  const { id, flavour, variant, open, defaultOpen, source } = props;
  const t = useTranslate();
  const served = useServerRendered();
  const [first] = useState({ flavour, variant });
  const [moved, setMoved] = useState({ flavour: false, variant: false });
  if (!moved.flavour && flavour !== first.flavour) {
    setMoved({ ...moved, flavour: true });
  } else if (!moved.variant && variant !== first.variant) {
    setMoved({ ...moved, variant: true });
  }
  // What the server wrote stays good until another flavour or variant has taken its place.
  const adoptsFiles = served && defaultOpen === true && !moved.flavour && !moved.variant;
  const whole = useSource(props, open !== adoptsFiles || moved.flavour);
  const loaded = whole === 'failed' ? undefined : whole;
  const files = loaded?.files[variant] ?? (adoptsFiles ? source.files?.[variant] : undefined);
  const previewHtml = source.preview?.html ?? loaded?.preview?.html;
  // The server's preview is kept, hidden, until its HTML is here as well: React could not write it again.
  const keepsPreview = open && defaultOpen === undefined && previewHtml === undefined;
  const withPreview = source.preview && defaultOpen !== false && (!open || keepsPreview);

  return (
    <div id={id} className={styles.code}>
      {withPreview && (
        <div className="MuiCode-root" key={`preview-${flavour}`} hidden={open}>
          <pre tabIndex={0}>
            <Adopted as="code" html={previewHtml} />
          </pre>
          <button type="button" className="MuiCode-copy">
            {t('copy')}
          </button>
        </div>
      )}
      {open && !files && whole !== 'failed' && <p className={styles.wait}>{t('loading')}</p>}
      {open && whole === 'failed' && (
        <p role="alert" className={styles.wait}>
          {t('sourceNotLoaded')}
        </p>
      )}
      {files && (open || adoptsFiles) && (
        <div hidden={!open} key={`${flavour}-${variant}`}>
          {files.map((file, index) =>
            index === 0 && !props.disableLiveEdit ? (
              <EditableFile
                key={file.name}
                file={file}
                titled={files.length > 1}
                id={getDraftId(props.pathname, props.name, flavour, variant)}
                flavour={flavour}
                label={props.label}
                getFiles={() => loadFiles(props, variant)}
              />
            ) : (
              <CodeFile
                key={file.name}
                file={file}
                titled={files.length > 1}
                getText={async () => (await loadFiles(props, variant))[index]?.text ?? ''}
              />
            ),
          )}
        </div>
      )}
    </div>
  );
}

interface CodeFileProps {
  file: SourceFile;
  titled: boolean;
  getText: () => Promise<string>;
}

function CodeFile({ file, titled, getText }: CodeFileProps) {
  return (
    <div className="MuiCode-root">
      {titled && <div className="MuiCode-title">{file.name}</div>}
      <pre tabIndex={0}>
        <Adopted as="code" html={file.html} />
      </pre>
      <CopyButton ignoreRefusal className="MuiCode-copy" getText={getText} />
    </div>
  );
}
