/** The address in minified errors: it tells the message of the error whose code and arguments are in the address. */
import Head from 'next/head';
import type { ComponentProps } from 'react';
import { useTranslate } from '../../i18n/translate';
import ErrorCodes from '../embeds/ErrorCodes';
import { AppFrame } from '../frame/AppFrame';

/** @param props what the build prepares for the embed. */
export function ProductionErrorPage(props: ComponentProps<typeof ErrorCodes>) {
  const t = useTranslate();
  return (
    <AppFrame page={undefined}>
      <Head>
        <title>{t('productionErrorTitle')}</title>
        <meta name="description" content={t('productionErrorAbout')} />
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{t('productionErrorTitle')}</h1>
      <p className="description">{t('productionErrorAbout')}</p>
      <ErrorCodes {...props} />
    </AppFrame>
  );
}
