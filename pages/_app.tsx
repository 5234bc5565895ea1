import type { AppProps } from 'next/app';
import Head from 'next/head';
import '@/src/site/theme/font';
import '@/src/site/theme/global.css';
import '@/src/site/theme/prose.css';
import '@/src/site/ui/button.css';
import '@/src/site/ui/dialog.css';
import { SiteProviders } from '@/src/site/app/SiteProviders';
import { useAnalytics } from '@/src/site/features/analytics/useAnalytics';
import { useConsole } from '@/src/site/features/console/useConsole';
import { AppFrame } from '@/src/site/app/frame/AppFrame';
import { ProgressBar } from '@/src/site/app/frame/ProgressBar';
import { Shortcuts } from '@/src/site/app/frame/shortcuts/Shortcuts';
import { useInSiteLinks } from '@/src/site/app/frame/useInSiteLinks';
import { enableDeferredStyles } from '@/src/site/browser/enableDeferredStyles';
import { provideParts } from '@/src/site/browser/loadPart';
import { LAZY_PARTS } from '@/src/site/app/lazyParts';
import { Inspection } from '@/src/site/features/inspect';
import { useServiceWorker } from '@/src/site/features/offline/useServiceWorker';
import { declareNoMiddleware, useRouteManifest } from '@/src/site/browser/routeManifest';
import { useStalePage } from '@/src/site/browser/stalePage';
import { usePageStart } from '@/src/site/app/frame/pageStart';
import { usePageTops } from '@/src/site/app/frame/pageTops';
import { useInstantScroll } from '@/src/site/app/frame/progressiveNavigation';
import { DocsPageHead } from '@/src/site/app/pages/PageHead';
import { useModeSync } from '@/src/site/state/mode';
import { ThemeChipSlot } from '@/src/site/features/studio/ThemeChipSlot';
import { useTooltips } from '@/src/site/ui/tooltip/useTooltips';
import type { DocsPage, PageLanguage } from '@/src/shared/page';

/** For the frame of an edited demo, which runs this module without Next.js: see loadInFrame.ts. */
export { loadPart } from '@/src/site/browser/loadPart';

provideParts(LAZY_PARTS);
enableDeferredStyles();
declareNoMiddleware();

/** The exports of a route. Templates are documentation pages with their own frame. */
type Props = AppProps<{ page?: DocsPage; site?: PageLanguage }> & {
  Component: { ownFrame?: true };
};

/** Wraps every page. Documentation pages have `page`; other pages (home, 404) have their own frame. */
export default function App({ Component, pageProps }: Props) {
  useModeSync();
  useInSiteLinks();
  useTooltips();
  useInstantScroll();
  useServiceWorker();
  useStalePage();
  useRouteManifest();
  useAnalytics();
  useConsole();
  const { page, site } = pageProps;
  const framed = Component.ownFrame ? undefined : page;
  const start = usePageStart(framed);
  usePageTops(framed);
  return (
    <SiteProviders page={page ?? site}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <ProgressBar />
      <Shortcuts />
      <Inspection />
      {page && !Component.ownFrame ? (
        <AppFrame page={start ?? page}>
          {/* The title changes with the address, because the browser's history shows both. */}
          <DocsPageHead page={page} />
          <Component page={start ?? page} />
        </AppFrame>
      ) : (
        <Component {...pageProps} />
      )}
      <ThemeChipSlot />
    </SiteProviders>
  );
}
