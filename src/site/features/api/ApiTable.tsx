/** An API table with its controls. The build makes the HTML of the table; React renders the controls. */
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { API_TABLES, type ApiTableData } from '@/src/shared/apiTables';
import type { Adoptable } from '@/src/shared/page';
import { listenToHash, readHash } from '../../browser/addressHash';
import { COPIED_MS, copyText } from '../../browser/copyText';
import { type Translate, useTranslate } from '../../i18n/translate';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './ApiTable.module.css';
import { ApiToolbar } from './ApiToolbar';
import {
  type FilterResult,
  addSetRows,
  filterRows,
  markTypeLinks,
  retargetLinks,
  revealRow,
  toggleRow,
  toggleType,
} from './tableRows';
import { useApiGroup } from './useApiView';

interface ApiTableProps {
  table: Adoptable<ApiTableData>;
  /** Address of the page with the linked rows and types, if it is another one. */
  sourceHref?: string;
}

export function ApiTable({ table, sourceHref }: ApiTableProps) {
  const { kind, html, rows, inherited = 0, system = 0, native = 0 } = table;
  const { title, view } = API_TABLES[kind];
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<FilterResult>();
  const [query, setQuery] = useState('');
  const [message, showMessage] = useMessage();
  // A component that has inherited props only shows them.
  const allInherited = inherited > 0 && inherited === rows;
  const [isInheritedShown] = useApiGroup('inherited');
  const isSystemWanted = useApiGroup('system')[0] && system > 0;
  const isNativeWanted = useApiGroup('native')[0] && native > 0;

  const isPartial = (system > 0 && !isSystemWanted) || (native > 0 && !isNativeWanted);

  const filter = (next: string) => {
    setQuery(next);
    if (root.current) {
      const found = filterRows(root.current, next);
      setResult(next.trim() === '' ? undefined : found);
    }
  };

  useRows(root, {
    table,
    wanted: { system: isSystemWanted, native: isNativeWanted },
    onAdded: () => {
      showMessage('');
      if (root.current && sourceHref !== undefined) {
        retargetLinks(root.current, sourceHref);
      }
      filter(query);
    },
    onFailed: () => showMessage(t('apiFailed')),
    showAll: () => filter(''),
  });
  const onGroups = useEffectEvent(() => query !== '' && filter(query));
  useEffect(() => afterPaint(onGroups), [isInheritedShown, isSystemWanted, isNativeWanted]);

  useEffect(() => {
    if (root.current) {
      markTypeLinks(root.current);
    }
    if (root.current && sourceHref !== undefined) {
      retargetLinks(root.current, sourceHref);
    }
  }, [sourceHref]);

  const onClick = async (event: MouseEvent) => {
    if ((await handleClick(event, sourceHref)) === 'copied') {
      showMessage(t('linkCopied'), COPIED_MS);
    }
  };

  return (
    <div
      ref={root}
      className={styles.api}
      data-view={view}
      data-all={allInherited || undefined}
      onClick={onClick}
    >
      <ApiToolbar
        title={t(title)}
        view={view}
        rows={rows}
        groups={{ inherited: allInherited ? 0 : inherited, system, native }}
        query={query}
        onFilter={filter}
      />
      <p role="status" className={styles.status}>
        {message || (result && describeResult(result, isPartial, t))}
      </p>
      <AdoptedHtml className={styles.table} html={html} />
    </div>
  );
}

/** A message and its setter, which can limit how long it shows. */
function useMessage(): [message: string, show: (text: string, ms?: number) => void] {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (text: string, ms?: number) => {
    clearTimeout(timer.current);
    setMessage(text);
    timer.current = ms === undefined ? undefined : setTimeout(() => setMessage(''), ms);
  };
  return [message, show];
}

/** @param isPartial whether rows are left out that the table could show. */
function describeResult({ shown, all }: FilterResult, isPartial: boolean, t: Translate): string {
  const count =
    shown === 0 ? t('apiNothing') : t('apiCount', { shown: String(shown), all: String(all) });
  return isPartial ? `${count}${shown === 0 ? ' ' : ' · '}${t('apiNotSearched')}` : count;
}

interface RowsOptions {
  table: Adoptable<ApiTableData>;
  /** The sets of rows that the user wants to see, of those that the table can show. */
  wanted: { system: boolean; native: boolean };
  onAdded: () => void;
  onFailed: () => void;
  /** Removes the filter. */
  showAll: () => void;
}

/** Adds the rows that the user wants to see, and opens the row or type that the hash of the address names. */
function useRows(
  root: RefObject<HTMLDivElement | null>,
  { table, wanted, ...on }: RowsOptions,
): void {
  const { prefix, dataHref, system = 0, native = 0 } = table;
  const onAdded = useEffectEvent(on.onAdded);
  const onFailed = useEffectEvent((error: unknown) => {
    console.error(error);
    on.onFailed();
  });
  const addRows = useEffectEvent((group: 'system' | 'native') =>
    addSetRows(root.current, group, dataHref, prefix).then(onAdded, onFailed),
  );
  useEffect(() => {
    if (wanted.system) {
      void addRows('system');
    }
    if (wanted.native) {
      void addRows('native');
    }
  }, [wanted.system, wanted.native]);

  const onHash = useEffectEvent(async () => {
    const id = readHash();
    const target = document.getElementById(id);
    if (target instanceof HTMLDetailsElement) {
      target.open = true;
    }
    if (!id.startsWith(prefix)) {
      return;
    }
    if (!target) {
      await Promise.all([system > 0 && addRows('system'), native > 0 && addRows('native')]);
    }
    const row = document.getElementById(id);
    if (row) {
      if (row.hidden) {
        on.showAll();
      }
      revealRow(row);
    }
  });
  useEffect(() => listenToHash(() => void onHash()), []);
}

/** Handles clicks in the table, whose HTML has no handlers of its own. */
async function handleClick(
  event: MouseEvent,
  sourceHref: string | undefined,
): Promise<'copied' | undefined> {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest('a');
  const header = target?.closest('tbody th');
  if (header && !link) {
    toggleRow(header.closest('tr') ?? header);
  } else if (link?.matches('.api-type-link') && toggleType(link)) {
    event.preventDefault();
  } else if (link?.matches('.api-anchor') && !event.metaKey && !event.ctrlKey) {
    if (sourceHref !== undefined) {
      event.preventDefault(); // The link is copied instead of followed.
    }
    return (await copyLink(link)) ? 'copied' : undefined;
  }
  return undefined;
}

/** Calls `listener` after the next paint. Returns a function that cancels the call. */
function afterPaint(listener: () => void): () => void {
  const frame = requestAnimationFrame(listener);
  return () => cancelAnimationFrame(frame);
}

/**
 * Copies the address of a row and shows a confirmation.
 * @returns false if copying failed.
 */
async function copyLink(link: HTMLAnchorElement): Promise<boolean> {
  try {
    await copyText(link.href);
  } catch {
    return false; // The browser follows the link, so the address is in the address bar.
  }
  link.setAttribute('data-copied', '');
  setTimeout(() => link.removeAttribute('data-copied'), COPIED_MS);
  return true;
}
