import type { AppProps } from 'next/app';
import Head from 'next/head';
import '@/src/site/theme/font';
import '@/src/site/theme/global.css';
import '@/src/site/theme/prose.css';
import { SiteProviders } from '@/src/site/SiteProviders';
import { useAnalytics } from '@/src/site/analytics/useAnalytics';
import { useConsole } from '@/src/site/console/useConsole';
import { AppFrame } from '@/src/site/frame/AppFrame';
import { ProgressBar } from '@/src/site/frame/ProgressBar';
import { useInSiteLinks } from '@/src/site/frame/useInSiteLinks';
import { provideParts } from '@/src/site/lazy/loadPart';
import { PARTS } from '@/src/site/lazy/parts';
import { useServiceWorker } from '@/src/site/offline/useServiceWorker';
import { useStalePage } from '@/src/site/offline/stalePage';
import { useInstantArrival } from '@/src/site/page/arrival';
import { DocsPageHead } from '@/src/site/page/PageHead';
import { useModeSync } from '@/src/site/theme/mode';
import type { DocsPage } from '@/src/shared/page';

provideParts(PARTS);

/** What a route exports: templates are documentation pages, and draw their own frame all the same. */
type Props = AppProps<{ page?: DocsPage }> & { Component: { ownFrame?: true } };

/** Around every page. Documentation pages bring `page`; the others (home, 404) draw their own frame. */
export default function App({ Component, pageProps }: Props) {
  useModeSync();
  useInSiteLinks();
  useInstantArrival();
  useServiceWorker();
  useStalePage();
  useAnalytics();
  useConsole();
  const { page } = pageProps;
  return (
    <SiteProviders page={page}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <ProgressBar />
      {page && !Component.ownFrame ? (
        <AppFrame page={page}>
          <DocsPageHead page={page} />
          <Component {...pageProps} />
        </AppFrame>
      ) : (
        <Component {...pageProps} />
      )}
    </SiteProviders>
  );
}
