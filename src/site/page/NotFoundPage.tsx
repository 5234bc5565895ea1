import Head from 'next/head';
import { AppFrame } from '../frame/AppFrame';
import { useTranslate } from '../i18n/translate';

/** What an address without a page shows, with the default menu beside it. */
export function NotFoundPage() {
  const t = useTranslate();
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
        <a href="/">{t('notFoundHome')}</a>
      </p>
    </AppFrame>
  );
}
