/** Everything that the site's parts read from above them, in one place. */
import type { ReactNode } from 'react';
import type { DocsPage } from '@/src/shared/page';
import { AdConfigProvider, DEFAULT_AD_CONFIG } from '../features/ads/AdConfig';
import { UserLanguageProvider } from '../i18n/UserLanguage';
import { DEFAULT_DOCS_CONFIG, DocsConfigProvider } from '../state/DocsConfig';
import { ThemeProvider } from '../theme/ThemeProvider';

interface SiteProvidersProps {
  /** The documentation page that shows, if it is one. */
  page: DocsPage | undefined;
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
