/** The texts of a result. */
import { API_TABLES } from '@/src/shared/apiTables';
import { PRODUCTS } from '@/src/shared/products';
import type { Hit } from '@/src/shared/search/groups';
import type { TextPart } from '@/src/shared/search/highlight';
import { ROW_TABLES, type SearchKind, getType } from '@/src/shared/search/records';
import { type TextKey, type Translate, useTranslate } from '../../i18n/translate';
import { Icon, type IconName } from '../../ui/icons';
import styles from './Search.module.css';
import { getMemberLine } from './options';

const ICONS: Record<ReturnType<typeof getType>, IconName> = {
  page: 'guide',
  api: 'api',
  demo: 'code',
};

/** The first result of a group, in full. */
export function FirstHit({ hit }: { hit: Hit }) {
  return (
    <>
      <Icon name={ICONS[getType(hit.kind)]} />
      <span className={styles.text}>
        <HitTitle hit={hit} />
        <HitCrumbs hit={hit} />
        {hit.excerpt.length > 0 && (
          <span className={styles.excerpt}>
            <Marked parts={hit.excerpt} />
          </span>
        )}
      </span>
    </>
  );
}

/** A further result of a group, in one line: what the first result doesn't say. */
export function MemberHit({ hit, first }: { hit: Hit; first: Hit }) {
  const t = useTranslate();
  const { title, crumbs } = getMemberLine(hit, first, (other) => getCrumbs(other, t));
  return (
    <span className={styles.text}>
      {title !== undefined && <HitTitle hit={hit} />}
      <span className={title === undefined ? styles.place : styles.crumbs}>
        {crumbs.join(' › ')}
      </span>
    </span>
  );
}

export function HitTitle({ hit }: { hit: Hit }) {
  const isCode = getType(hit.kind) !== 'page' && hit.kind !== 'component' && hit.kind !== 'hook';
  return (
    <span className={isCode ? styles.code : styles.title}>
      <Marked parts={hit.marked} />
    </span>
  );
}

export function HitCrumbs({ hit }: { hit: Hit }) {
  const t = useTranslate();
  return <span className={styles.crumbs}>{getCrumbs(hit, t).join(' › ')}</span>;
}

/** Returns the parents of a result, outermost first. */
function getCrumbs(hit: Hit, t: Translate): string[] {
  const product = PRODUCTS.find(({ id }) => id === hit.product)?.name ?? hit.product;
  const section = getSection(hit.kind);
  return [product, ...hit.crumbs, ...(section ? [t(section)] : [])];
}

/** Returns the heading of the table that contains a result, on API pages. */
function getSection(kind: SearchKind): TextKey | undefined {
  if (kind === 'theme') {
    return 'apiThemeProps';
  }
  if (kind === 'demo') {
    return 'tabDemos';
  }
  return kind in ROW_TABLES
    ? API_TABLES[ROW_TABLES[kind as keyof typeof ROW_TABLES]].title
    : undefined;
}

/** Renders text with marks as text nodes. Nothing in it is parsed as HTML. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
