/** Reads all pages of an export once: runs their checks, and collects the data for comparisons between pages. */
import { PAGE_CHECKS, type PageCheck } from './checks';
import { isHidden } from './checks/head';
import { listHrefs } from './checks/links';
import { readNextData } from './checks/prose';
import { listInlineHashes } from './checks/scripts';
import { readDateModified } from './checks/structuredData';
import { getText, select } from './page';
import type { ExportedSite } from './site';

/** The collected data of a page. */
export interface PageFacts {
  url: string;
  title: string;
  /** Whether search engines are asked to exclude it. */
  isHidden: boolean;
  /** The targets of its links, as written. */
  hrefs: string[];
  /** The hashes of its inline scripts. */
  scriptHashes: string[];
  dateModified?: string;
  /** Address at which its Markdown can be edited. */
  editHref?: string;
}

export interface Survey {
  /** Lines "page: problem" by the name of the check. */
  problems: ReadonlyMap<keyof typeof PAGE_CHECKS, readonly string[]>;
  pages: readonly PageFacts[];
}

/** Reads every page once. The collected data is small, so that memory usage hardly grows with the number of pages. */
export function surveyPages(site: ExportedSite): Survey {
  const checks = Object.entries(PAGE_CHECKS) as [keyof typeof PAGE_CHECKS, PageCheck][];
  const problems = new Map(checks.map(([name]) => [name, [] as string[]]));
  const pages = site.urls.map((url): PageFacts => {
    const page = site.readPage(url);
    for (const [name, check] of checks) {
      problems.get(name)?.push(...check(page, site).map((problem) => `${url}: ${problem}`));
    }
    return {
      url,
      title: select(page, 'head title').map(getText).join(),
      isHidden: isHidden(page),
      hrefs: listHrefs(page),
      scriptHashes: listInlineHashes(page),
      dateModified: readDateModified(page),
      editHref: readNextData(page).props.pageProps?.page?.editHref,
    };
  });
  return { problems, pages };
}
