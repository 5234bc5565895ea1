/** The code of a demo: an excerpt while collapsed, all files when expanded. */
import { useState } from 'react';
import type { Variant } from '@/src/shared/flavours';
import { useTranslate } from '../../i18n/translate';
import { CodeBlock } from '../../ui/CodeBlock';
import { useServerRendered } from '../../ui/useServerRendered';
import styles from './Demo.module.css';
import { type SourceQuery, loadFiles, useSource } from './demoSource';
import { getDraftId } from './live/drafts';
import { EditableFile } from './live/EditableFile';

interface DemoCodeProps extends SourceQuery {
  id: string;
  variant: Variant;
  open: boolean;
  /** Whether the code is expanded at first. `false` also hides the excerpt. */
  defaultOpen: boolean | undefined;
  /** Accessible name of the demo. */
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
  // The HTML from the server is kept until the user switches flavor or variant.
  const adoptsFiles = served && defaultOpen === true && !moved.flavour && !moved.variant;
  const whole = useSource(props, open !== adoptsFiles || moved.flavour);
  const loaded = whole === 'failed' ? undefined : whole;
  const files = loaded?.files[variant] ?? (adoptsFiles ? source.files?.[variant] : undefined);
  const previewHtml = source.preview?.html ?? loaded?.preview?.html;
  // The server's excerpt stays in the DOM, hidden, until its HTML is loaded, because React couldn't render it again.
  const keepsPreview = open && defaultOpen === undefined && previewHtml === undefined;
  const withPreview = source.preview && defaultOpen !== false && (!open || keepsPreview);

  return (
    <div id={id} className={styles.code}>
      {withPreview && (
        <CodeBlock key={`preview-${flavour}`} hidden={open} language="tsx" html={previewHtml} />
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
              <CodeBlock
                key={file.name}
                language={file.name.split('.').at(-1)!}
                html={file.html}
                title={files.length > 1 ? file.name : undefined}
                getText={async () => (await loadFiles(props, variant))[index]?.text ?? ''}
              />
            ),
          )}
        </div>
      )}
    </div>
  );
}
