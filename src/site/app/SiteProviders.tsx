/** All context providers of the site. */
import type { ReactNode } from 'react';
import type { PageLanguage } from '@/src/shared/page';
import { DEFAULT_DOCS_CONFIG, DocsConfigProvider } from '../state/DocsConfig';
import { UserLanguageProvider } from '../i18n/UserLanguage';
import { ThemeProvider } from '../theme/ThemeProvider';
import { AdConfigProvider, DEFAULT_AD_CONFIG } from '../features/ads/AdConfig';

interface SiteProvidersProps {
  /** The language of the current page; undefined on English pages that are no documentation. */
  page: PageLanguage | undefined;
  children: ReactNode;
}

export function SiteProviders({ page, children }: SiteProvidersProps) {
  return (
    <DocsConfigProvider value={DEFAULT_DOCS_CONFIG}>
      <AdConfigProvider value={DEFAULT_AD_CONFIG}>
        <UserLanguageProvider page={page}>
          <ThemeProvider>{children}</ThemeProvider>
        </UserLanguageProvider>
      </AdConfigProvider>
    </DocsConfigProvider>
  );
}
