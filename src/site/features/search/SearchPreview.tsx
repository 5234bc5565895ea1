import type { Hit } from '@/src/shared/search/groups';
import type { SearchKind } from '@/src/shared/search/records';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { HitCrumbs, HitTitle, Marked } from './HitText';
import styles from './SearchPreview.module.css';
import type { PreviewRow } from './previewRow';
import type { PreviewBlock, PreviewRun } from './previewText';
import { usePreview } from './usePreview';

export interface SearchPreviewProps {
  /** The selected result. */
  hit: Hit;
  /** The id for the text, without the title. */
  textId: string;
}

/**
 * What the selected result leads to, beside the list. Everything is rendered as text nodes.
 *
 * The selected option refers to it with `aria-describedby`. It isn't a live region: that would interrupt each arrow key
 * with a text that is much longer than the name of the option.
 */
export function SearchPreview({ hit, textId }: SearchPreviewProps) {
  const t = useTranslate();
  const language = useUserLanguage();
  const preview = usePreview(hit, language);
  return (
    // With focus, keys scroll it.
    <section className={styles.preview} aria-label={t('searchPreview')} tabIndex={0}>
      {/* The option says its name and place already. */}
      <header aria-hidden="true">
        <HitTitle hit={hit} />
        <HitCrumbs hit={hit} />
      </header>
      <div id={textId} className={styles.content}>
        {preview?.kind === 'row' && <Row row={preview.row} kind={hit.kind} />}
        {preview?.kind === 'blocks' &&
          preview.blocks.map((block, index) => <Block key={index} block={block} />)}
        {!preview && hit.excerpt.length > 0 && (
          <p>
            <Marked parts={hit.excerpt} />
          </p>
        )}
      </div>
    </section>
  );
}

function Row({ row, kind }: { row: PreviewRow; kind: SearchKind }) {
  const t = useTranslate();
  return (
    <>
      {row.code !== undefined && (
        <pre>
          <code>{row.code}</code>
        </pre>
      )}
      {(row.type ?? row.default) !== undefined && (
        <dl>
          <Fact title={t('apiType')} code={row.type} />
          <Fact title={t('apiDefault')} code={row.default} />
        </dl>
      )}
      {row.required && <p className={styles.flag}>{t('apiRequired')}</p>}
      {row.deprecated && (
        <p>
          <strong className={styles.flag}>{t('flagDeprecated')}</strong>{' '}
          <Runs runs={row.deprecated} />
        </p>
      )}
      {row.description.length > 0 && (
        <p>
          <Runs runs={row.description} />
        </p>
      )}
      {row.names && row.names.length > 0 && (
        <dl>
          <Fact
            title={t(kind === 'hook' ? 'apiParameters' : 'apiProps')}
            code={row.names.join(', ')}
          />
        </dl>
      )}
    </>
  );
}

function Fact({ title, code }: { title: string; code: string | undefined }) {
  return (
    code !== undefined && (
      <div>
        <dt>{title}</dt>
        <dd>
          <code>{code}</code>
        </dd>
      </div>
    )
  );
}

function Block({ block }: { block: PreviewBlock }) {
  if (block.kind === 'code') {
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  }
  // A heading here would be below none, and lists would need their own parents.
  return (
    <p data-kind={block.kind}>
      <Runs runs={block.runs} />
    </p>
  );
}

function Runs({ runs }: { runs: readonly PreviewRun[] }) {
  return runs.map(({ text, isCode }, index) => (isCode ? <code key={index}>{text}</code> : text));
}
