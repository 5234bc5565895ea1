/** "Read offline": downloads, updates and removes each product, or all of them. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OfflineSummary } from '@/src/shared/offline';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import controls from '../../ui/controls.module.css';
import styles from './OfflineSettings.module.css';
import { isDocsHost } from './useServiceWorker';
import {
  type Downloads,
  cancelDownload,
  refreshDownloads,
  removeDownload,
  startDownloads,
  useDownloads,
} from './useDownloads';

/** Renders nothing where the service worker isn't active, because downloads couldn't be used. */
export function OfflineSettings() {
  return 'serviceWorker' in navigator && isDocsHost(window.location) ? <ProductList /> : null;
}

function ProductList() {
  const t = useTranslate();
  const language = useUserLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const downloads = useDownloads();
  const { offered, downloaded, failure } = downloads;
  useEffect(() => {
    refreshDownloads().catch(console.error);
  }, []);
  const missing = (offered ?? []).filter((summary) => !isCurrent(summary, downloads));
  return (
    <section className={controls.group} aria-labelledby="offline-title">
      <h3 ref={title} id="offline-title" tabIndex={-1} className={styles.title}>
        {t('offline')}
      </h3>
      <p className={styles.text}>{t('offlineText')}</p>
      <ul className={styles.list}>
        {PUBLIC_PRODUCTS.map(({ id, name }) => (
          <ProductRow
            key={id}
            id={id}
            name={name}
            summary={offered?.find(({ product }) => product === id)}
            downloads={downloads}
          />
        ))}
      </ul>
      {missing.length > 1 && (
        <button
          type="button"
          className="fg-button"
          onClick={() => {
            void startDownloads(missing.map(({ product }) => product));
            // The button is removed while files are loaded, so move focus.
            title.current?.focus();
          }}
        >
          {t('offlineAll', {
            size: formatSize(
              missing.reduce((sum, { bytes }) => sum + bytes, 0),
              language,
            ),
          })}
        </button>
      )}
      {!offered && !navigator.onLine && <p className={styles.text}>{t('offlineNoNetwork')}</p>}
      <p role="alert" className={styles.failure}>
        {failure &&
          t('offlineFailed', {
            name: PUBLIC_PRODUCTS.find(({ id }) => id === failure.product)?.name ?? t('offline'),
            cause: failure.cause,
          })}
      </p>
      <p role="status" className="visually-hidden">
        {downloaded.size > 0 && t('offlineThere', { count: String(downloaded.size) })}
      </p>
    </section>
  );
}

interface ProductRowProps {
  id: string;
  name: string;
  summary: OfflineSummary | undefined;
  downloads: Downloads;
}

function ProductRow({ id, name, summary, downloads }: ProductRowProps) {
  const t = useTranslate();
  const language = useUserLanguage();
  const { downloaded, pending, progress } = downloads;
  const row = useRef<HTMLLIElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // The pressed button is replaced by another one, so restore focus.
    if (hasFocus.current && document.activeElement === document.body) {
      row.current?.querySelector('button')?.focus();
    }
  });
  const list = downloaded.get(id);
  const isPending = pending.includes(id);
  const now = progress?.product === id ? progress : undefined;
  const isOld = list !== undefined && summary !== undefined && !isCurrent(summary, downloads);
  return (
    <li
      ref={row}
      className={styles.row}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <span className={styles.name}>
        {name}
        <span className={styles.size}>
          {list
            ? t(isOld ? 'offlineOld' : 'offlineDone', { pages: String(list.pages) })
            : summary && formatSize(summary.bytes, language)}
        </span>
      </span>
      {isPending ? (
        <>
          <progress
            aria-label={t('offlineProgress', { name })}
            {...(now && { max: now.total, value: now.done })}
          />
          <RowButton label={t('offlineCancel', { name })} onClick={() => cancelDownload(id)}>
            {t('cancel')}
          </RowButton>
        </>
      ) : (
        <>
          {(!list || isOld) && (
            <RowButton
              isDisabled={!summary}
              label={t(isOld ? 'offlineUpdate' : 'offlineDownload', { name })}
              onClick={() => {
                if (summary) {
                  void startDownloads([id]);
                }
              }}
            >
              {t(isOld ? 'update' : 'download')}
            </RowButton>
          )}
          {list && (
            <RowButton label={t('offlineRemove', { name })} onClick={() => void removeDownload(id)}>
              {t('remove')}
            </RowButton>
          )}
        </>
      )}
    </li>
  );
}

interface RowButtonProps {
  /** The accessible name, which has the name of the product. */
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: string;
}

function RowButton({ label, isDisabled, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className="fg-button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Whether the downloaded version is the published one. */
function isCurrent({ product, version }: OfflineSummary, { downloaded }: Downloads): boolean {
  return downloaded.get(product)?.version === version;
}

function formatSize(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);
}
