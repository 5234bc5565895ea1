/** Creates additions to pages for search engines and browsers: structured data, and the policy of the 404 page. */
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import type { BuiltPage } from '@/src/shared/page';
import { createBuildText } from '../i18n/languages';
import type { BuildText } from '../markdown/context';
import type { ExportedPage } from '../next/exportedPages';
import type { PageAdditions } from '../next/finishExport';
import { createMetaPolicy } from './hosting/contentSecurityPolicy';
import { createStructuredData, listCrumbs } from './structuredData';

/**
 * @param getDate returns when a page last changed, if known.
 * @param takePage gets each documentation page with its whole text.
 */
export function createPageAdditions(
  getDate: (page: ExportedPage) => string | undefined,
  takePage: (page: BuiltPage) => void,
): PageAdditions {
  const texts = new Map<string, BuildText>();
  const getText = (language: string) => {
    const text = texts.get(language) ?? createBuildText(language);
    texts.set(language, text);
    return text;
  };
  return {
    takePage,
    describePage: (page, getTitle) => {
      const t = getText(page.language);
      const crumbs = listCrumbs(
        page,
        { home: t('breadcrumbHome'), apiReference: t('apiReference') },
        (pathname) => getTitle(pathname, page.language) ?? getTitle(pathname, DEFAULT_LANGUAGE),
      );
      return createStructuredData(page, crumbs, getDate(page));
    },
    // The 404 page is sent for any address, so header rules can't match it.
    createNotFoundMeta: createMetaPolicy,
  };
}
