import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { API_TABLES } from '@/src/shared/apiTables';
import { localizeHref } from '@/src/shared/languages';
import { PRODUCTS } from '@/src/shared/products';
import type { Hit } from '@/src/shared/search/groups';
import type { TextPart } from '@/src/shared/search/highlight';
import { ROW_TABLES, type SearchKind, getType } from '@/src/shared/search/records';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { type TextKey, useTranslate } from '../../i18n/translate';
import { Icon, type IconName } from '../../ui/icons';
import styles from './Search.module.css';
import type { Option } from './options';

export const HITS_ID = 'docsearch-hits';
export const getOptionId = (index: number) => `docsearch-hit-${index}`;

interface SearchHitsProps {
  options: readonly Option[];
  /** Index of the selected option. */
  active: number;
  onActive: (index: number) => void;
  /** Called when a result is opened in this tab. */
  onFollow: () => void;
  onMore: (group: string) => void;
}

/** The results: a list of links that are the options of the combobox. Focus stays in the field. */
export function SearchHits({ options, active, onActive, onFollow, onMore }: SearchHitsProps) {
  const t = useTranslate();
  const language = useUserLanguage();
  const pointer = useRef('');
  return (
    <ul
      className={`DocSearch-Hits ${styles.hits}`}
      id={HITS_ID}
      role="listbox"
      aria-label={t('search')}
    >
      {options.map((option, index) => {
        const shared = {
          id: getOptionId(index),
          role: 'option',
          tabIndex: -1,
          'aria-selected': index === active,
          // While the list scrolls below a resting pointer, events are fired without movement.
          onPointerMove: ({ clientX, clientY }: PointerEvent) => {
            const place = `${clientX} ${clientY}`;
            if (pointer.current !== '' && pointer.current !== place) {
              onActive(index);
            }
            pointer.current = place;
          },
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        } as const;
        return (
          <li key={index} role="presentation">
            {option.kind === 'more' ? (
              <button
                {...shared}
                type="button"
                className={styles.more}
                onClick={() => onMore(option.group)}
              >
                {option.hit.title}: {t('apiMore', { count: String(option.count) })}
              </button>
            ) : (
              <a
                {...shared}
                className={option.position === 0 ? styles.hit : styles.member}
                href={localizeHref(option.hit.href, language)}
                onClick={({ ctrlKey, metaKey, shiftKey }) =>
                  !ctrlKey && !metaKey && !shiftKey && onFollow()
                }
              >
                <HitText hit={option.hit} isFirst={option.position === 0} />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const ICONS: Record<ReturnType<typeof getType>, IconName> = {
  page: 'guide',
  api: 'api',
  demo: 'code',
};

function HitText({ hit, isFirst }: { hit: Hit; isFirst: boolean }) {
  const t = useTranslate();
  const isCode = getType(hit.kind) !== 'page' && hit.kind !== 'component' && hit.kind !== 'hook';
  const product = PRODUCTS.find(({ id }) => id === hit.product)?.name ?? hit.product;
  const section = getSection(hit.kind);
  const crumbs = [product, ...hit.crumbs, ...(section ? [t(section)] : [])].join(' › ');
  return (
    <>
      {isFirst && <Icon name={ICONS[getType(hit.kind)]} />}
      <span className={styles.text}>
        <span className={isCode ? styles.code : styles.title}>
          <Marked parts={hit.marked} />
        </span>
        <span className={styles.crumbs}>{crumbs}</span>
        {hit.excerpt.length > 0 && (
          <span className={styles.excerpt}>
            <Marked parts={hit.excerpt} />
          </span>
        )}
      </span>
    </>
  );
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
function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
