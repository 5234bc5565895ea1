import Head from 'next/head';
import { useSyncExternalStore } from 'react';
import { localizeHref, parseLocalizedPath } from '@/src/shared/languages';
import { normalizePathname } from '@/src/shared/nav';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { AppFrame } from '../frame/AppFrame';

/** The 404 page, with the default menu. */
export function NotFoundPage() {
  const t = useTranslate();
  const language = useUserLanguage();
  const english = useEnglishAddress();
  return (
    <AppFrame page={undefined}>
      <Head>
        <title>{t('notFoundTitle')}</title>
        <meta name="description" content={t('notFoundText')} />
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{t('notFoundTitle')}</h1>
      <p className="description">{t('notFoundText')}</p>
      <p className="prose">
        <a href={localizeHref('/', language)}>{t('notFoundHome')}</a>
      </p>
      <noscript>
        <p className="prose">{t('notFoundPrefix')}</p>
      </noscript>
      {english && (
        <p className="prose">
          <a href={english}>{t('notFoundLanguage')}</a>
        </p>
      )}
    </AppFrame>
  );
}

const never = () => () => {};

/**
 * Returns the English address of a page that was requested in another language. It is known in the browser only. Hosts
 * that support `_redirects`, and nginx, redirect to it if the page exists.
 */
function useEnglishAddress(): string | undefined {
  return useSyncExternalStore(
    never,
    () => {
      const { pathname } = parseLocalizedPath(window.location.pathname);
      // This page itself has an address as well.
      return pathname === '/404' || pathname === normalizePathname(window.location.pathname)
        ? undefined
        : pathname.replace(/\/?$/, '/');
    },
    () => undefined,
  );
}
