/** What search engines and browsers get inside of the pages: structured data, and the policy of the page for unknown addresses. */
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { createBuildText } from '../i18n/languages';
import type { BuildText } from '../markdown/context';
import type { ExportedPage } from '../next/exportedPages';
import type { PageAdditions } from '../next/finishExport';
import { createMetaPolicy } from './hosting/contentSecurityPolicy';
import { createStructuredData, listCrumbs } from './structuredData';

/** @param getDate when a page last changed, if that is known. */
export function createPageAdditions(
  getDate: (page: ExportedPage) => string | undefined,
): PageAdditions {
  const texts = new Map<string, BuildText>();
  const getText = (language: string) => {
    const text = texts.get(language) ?? createBuildText(language);
    texts.set(language, text);
    return text;
  };
  return {
    describePage: (page, getTitle) => {
      const t = getText(page.language);
      const crumbs = listCrumbs(
        page,
        { home: t('breadcrumbHome'), apiReference: t('apiReference') },
        (pathname) => getTitle(pathname, page.language) ?? getTitle(pathname, DEFAULT_LANGUAGE),
      );
      return createStructuredData(page, crumbs, getDate(page));
    },
    // It answers at any address, for which no rule of headers can be.
    createNotFoundMeta: createMetaPolicy,
  };
}
