import type { AppProps } from 'next/app';
import Head from 'next/head';
import '@/src/site/theme/font';
import '@/src/site/theme/global.css';
import '@/src/site/theme/prose.css';
import '@/src/site/ui/button.css';
import '@/src/site/ui/dialog.css';
import { SiteProviders } from '@/src/site/app/SiteProviders';
import { WhenIdle } from '@/src/site/app/WhenIdle';
import { useAnalytics } from '@/src/site/features/analytics/useAnalytics';
import { AppFrame } from '@/src/site/app/frame/AppFrame';
import { ProgressBar } from '@/src/site/app/frame/ProgressBar';
import { Shortcuts } from '@/src/site/app/frame/shortcuts/Shortcuts';
import { useInSiteLinks } from '@/src/site/app/frame/useInSiteLinks';
import { enableDeferredStyles } from '@/src/site/browser/enableDeferredStyles';
import { provideParts } from '@/src/site/browser/loadPart';
import { LAZY_PARTS } from '@/src/site/app/lazyParts';
import { useStalePage } from '@/src/site/browser/stalePage';
import { usePageStart } from '@/src/site/app/frame/pageStart';
import { useInstantScroll } from '@/src/site/app/frame/progressiveNavigation';
import type { createDocsPage } from '@/src/site/app/pages/createDocsPage';
import { DocsPageHead } from '@/src/site/app/pages/PageHead';
import { useModeSync } from '@/src/site/state/mode';
import { useTooltips } from '@/src/site/ui/tooltip/useTooltips';
import type { DocsPage, PageLanguage } from '@/src/shared/page';

provideParts(LAZY_PARTS);
enableDeferredStyles();

/** The exports of a route. Templates are documentation pages with their own frame, and have no `View`. */
type Props = AppProps<{ page?: DocsPage; site?: PageLanguage }> & {
  Component: Partial<Pick<ReturnType<typeof createDocsPage>, 'View' | 'module'>>;
};

/** Wraps every page. Documentation pages have `page`; other pages (home, 404) have their own frame. */
export default function App({ Component, pageProps }: Props) {
  useModeSync();
  useInSiteLinks();
  useTooltips();
  useInstantScroll();
  useStalePage();
  useAnalytics();
  const page = usePageStart(pageProps.page);
  const { View, module } = Component;
  return (
    // The start of a page doesn't have the texts of its language.
    <SiteProviders page={pageProps.page ?? pageProps.site}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <ProgressBar />
      <Shortcuts />
      <WhenIdle />
      {page && View && module ? (
        <AppFrame page={page}>
          <DocsPageHead page={page} />
          {process.env.NODE_ENV === 'development' ? (
            // An edit replaces the component, but not its `module`. There are no first screens.
            <Component page={page} />
          ) : (
            <View key={`${page.language} ${page.pathname}`} page={page} module={module} />
          )}
        </AppFrame>
      ) : (
        <Component {...pageProps} />
      )}
    </SiteProviders>
  );
}
