/** The service worker shows this page in place of one that isn't available offline. It lists the pages that are. */
import Head from 'next/head';
import { useEffect, useState } from 'react';
import { PAGES_CACHE } from '@/src/shared/offline';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { useTranslate } from '../../i18n/translate';
import { AppFrame } from '../frame/AppFrame';
import { readDownloaded } from '../../features/offline/downloads';
import styles from '../../features/offline/OfflineSettings.module.css';

/** The maximum number of links. */
const MAX_PAGES = 50;

interface Available {
  /** Ids of downloaded products. */
  products: readonly string[];
  /** Visited pages with their titles. */
  pages: readonly { href: string; title: string }[];
}

export function OfflinePage() {
  const t = useTranslate();
  const [available, setAvailable] = useState<Available>();
  useEffect(() => {
    listAvailable().then(setAvailable, (error: unknown) => {
      console.error(error);
      setAvailable({ products: [], pages: [] });
    });
  }, []);
  const products = PUBLIC_PRODUCTS.filter(({ id }) => available?.products.includes(id));
  return (
    <AppFrame page={undefined}>
      <Head>
        <title>{t('offlineTitle')}</title>
        <meta name="description" content={t('offlineMissing')} />
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{t('offlineTitle')}</h1>
      <p className="description">{t('offlineMissing')}</p>
      <div className="prose">
        <p>
          <button
            type="button"
            data-scripts-only=""
            className={`fg-button ${styles.again}`}
            onClick={() => window.location.reload()}
          >
            {t('tryAgain')}
          </button>
        </p>
        {products.length > 0 && (
          <>
            <h2>{t('offlineProducts')}</h2>
            <ul>
              {products.map(({ id, name, href }) => (
                <li key={id}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        {available && available.pages.length > 0 && (
          <>
            <h2>{t('offlinePages')}</h2>
            <ul>
              {available.pages.map(({ href, title }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        {available && products.length + available.pages.length === 0 && (
          <p>{t('offlineNothing')}</p>
        )}
      </div>
    </AppFrame>
  );
}

async function listAvailable(): Promise<Available> {
  if (!('caches' in window)) {
    return { products: [], pages: [] };
  }
  const cache = await caches.open(PAGES_CACHE);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests
      .map(({ url }) => new URL(url))
      // Pages for iframes aren't listed.
      .filter(({ search, pathname }) => search === '' && pathname !== '/demo/')
      .slice(-MAX_PAGES)
      .map(async ({ href: url, pathname: href }) => {
        const html = (await (await cache.match(url))?.text()) ?? '';
        const { title } = new DOMParser().parseFromString(html, 'text/html');
        return { href, title };
      }),
  );
  return {
    products: [...(await readDownloaded()).keys()],
    // Redirects are cached as well, and have no title.
    pages: pages.filter(({ title }) => title !== ''),
  };
}
