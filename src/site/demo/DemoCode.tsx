/** A demo's code: the preview while closed, every file in full once opened. */
import type { Flavour, Variant } from '@/src/shared/flavours';
import type { DemoSource } from '@/src/shared/page';
import { useTranslate } from '../i18n/translate';
import { Adopted } from '../page/Adopted';
import { CopyButton } from '../page/CopyButton';
import styles from './Demo.module.css';
import { toPlainText, useSource } from './demoSource';

interface DemoCodeProps {
  id: string;
  name: string;
  flavour: Flavour;
  variant: Variant;
  open: boolean;
  /** Whether the interesting lines show while the code is closed. */
  withPreview: boolean;
  source: DemoSource;
  pathname: string;
}

export function DemoCode(props: DemoCodeProps) {
  const { id, flavour, open, source } = props;
  const preview = props.withPreview ? source.preview : undefined;
  const t = useTranslate();
  const files = useSource(props, open);
  return (
    <div id={id} className={styles.code}>
      {!open && preview && (
        <div className="MuiCode-root" key={`preview-${flavour}`}>
          <pre tabIndex={0}>
            <Adopted as="code" html={preview.html} />
          </pre>
          <button type="button" className="MuiCode-copy">
            {t('copy')}
          </button>
        </div>
      )}
      {open && files === undefined && <p className={styles.wait}>{t('loading')}</p>}
      {open && files === 'failed' && (
        <p role="alert" className={styles.wait}>
          {t('sourceNotLoaded')}
        </p>
      )}
      {open &&
        Array.isArray(files) &&
        files.map((file) => (
          <div className="MuiCode-root" key={file.name}>
            {files.length > 1 && <div className="MuiCode-title">{file.name}</div>}
            <pre tabIndex={0}>
              <code dangerouslySetInnerHTML={{ __html: file.html ?? '' }} />
            </pre>
            <CopyButton
              ignoreRefusal
              className="MuiCode-copy"
              getText={() => toPlainText(file.html ?? '')}
            />
          </div>
        ))}
    </div>
  );
}
