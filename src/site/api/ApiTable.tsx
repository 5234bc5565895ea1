/** A table of the reference with its controls. The table is HTML from the build; the controls are React's. */
import copyToClipboard from 'clipboard-copy';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiViewTable } from '@/src/shared/apiView';
import { type TextKey, useTranslate } from '../i18n/translate';
import { Adopted } from '../page/Adopted';
import styles from './ApiTable.module.css';
import { ApiToolbar } from './ApiToolbar';
import {
  type FilterResult,
  addSetRows,
  filterRows,
  revealRow,
  toggleRow,
  toggleType,
} from './tableRows';
import { useApiGroup } from './useApiView';

type TableKind = 'props' | 'parameters' | 'returns' | 'slots' | 'classes';

export const TITLES: Record<TableKind, TextKey> = {
  props: 'apiProps',
  parameters: 'apiParameters',
  returns: 'apiReturns',
  slots: 'apiSlots',
  classes: 'apiClasses',
};

/** Props of `ApiTable`, as `src/build/api/render/sections.ts` writes them. */
export interface ApiTableProps {
  kind: TableKind;
  /** Beginning of the rows' ids: `button-prop-`. */
  prefix: string;
  html?: string;
  /** How many rows it has. */
  rows: number;
  /** Address of the entry as JSON. */
  dataHref: string;
  /** How many props come from elsewhere: in the table, hidden at first, or in shared sets. */
  inherited?: number;
  system?: number;
  native?: number;
  /** Whether it has no props of its own, so that the inherited ones always show. */
  allInherited?: boolean;
}

const COPIED_MS = 1200;

export function ApiTable(props: ApiTableProps) {
  const { kind, prefix, html, rows, dataHref, inherited = 0, system = 0, native = 0 } = props;
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<FilterResult>();
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState('');
  const view: ApiViewTable = kind === 'slots' || kind === 'classes' ? kind : 'props';
  const isSystemWanted = useApiGroup('system')[0] && system > 0;
  const isNativeWanted = useApiGroup('native')[0] && native > 0;

  const filter = (next: string) => {
    setQuery(next);
    if (root.current) {
      const found = filterRows(root.current, next);
      setResult(next.trim() === '' ? undefined : found);
    }
  };

  const onAdded = useEffectEvent(() => {
    setMessage('');
    filter(query);
  });
  const onFailed = useEffectEvent((error: unknown) => {
    console.error(error);
    setMessage(t('apiFailed'));
  });
  const addRows = useEffectEvent((group: 'system' | 'native') =>
    addSetRows(root.current, group, dataHref, prefix).then(onAdded, onFailed),
  );
  useEffect(() => {
    if (isSystemWanted) {
      void addRows('system');
    }
    if (isNativeWanted) {
      void addRows('native');
    }
  }, [isSystemWanted, isNativeWanted]);

  const onHash = useEffectEvent(async () => {
    const id = readHash();
    if (!id.startsWith(prefix)) {
      return;
    }
    if (!document.getElementById(id)) {
      await Promise.all([system > 0 && addRows('system'), native > 0 && addRows('native')]);
    }
    const row = document.getElementById(id);
    if (row) {
      if (row.hidden) {
        filter('');
      }
      revealRow(row);
    }
  });
  useEffect(() => listenToHash(() => void onHash()), []);

  const onClick = async (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a');
    const toggle = target?.closest('.api-toggle');
    if (toggle) {
      toggleRow(toggle.closest('tr') ?? toggle);
    } else if (link?.matches('.api-type-link') && toggleType(link)) {
      event.preventDefault();
    } else if (link?.matches('.api-anchor') && !event.metaKey && !event.ctrlKey) {
      await copyLink(link);
      setMessage(t('linkCopied'));
      setTimeout(() => setMessage(''), COPIED_MS);
    }
  };

  return (
    <div
      ref={root}
      className={styles.api}
      data-view={view}
      data-all={props.allInherited}
      onClick={onClick}
    >
      <ApiToolbar
        title={t(TITLES[kind])}
        view={view}
        rows={rows}
        groups={{ inherited: props.allInherited ? 0 : inherited, system, native }}
        query={query}
        onFilter={filter}
      />
      <p role="status" className={styles.status}>
        {message ||
          (result &&
            (result.shown === 0
              ? t('apiNothing')
              : t('apiCount', { shown: String(result.shown), all: String(result.all) })))}
      </p>
      <Adopted className={styles.table} html={html} />
    </div>
  );
}

/** Calls back now and whenever the hash changes. Returns the way to stop. */
function listenToHash(listener: () => void): () => void {
  listener();
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The hash of the address without its sign; a badly encoded one as it stands. */
function readHash(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Copies the whole address of a row and shows for a moment that it did. The browser follows the link itself. */
async function copyLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await copyToClipboard(link.href);
  } catch {
    return; // The address bar has the link all the same.
  }
  link.setAttribute('data-copied', '');
  setTimeout(() => link.removeAttribute('data-copied'), COPIED_MS);
}
