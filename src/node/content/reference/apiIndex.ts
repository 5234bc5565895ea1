/** The index that pages of the reference share: addresses, anchors, and the pages that use each entry. */
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import { normalizePathname } from '@/src/shared/nav';
import { getSlug } from '../../api/entryContext';
import type { RenderContext } from '../../api/render/context';
import { createBuildText } from '../../i18n/languages';
import { findMarkdownRoute } from '../routes';
import { type TabbedPage, findEntry, getEntryHref, listTabbedPages } from './apiAddress';
import { type ApiAnchors, listApiAnchors } from './apiAnchors';
import { readUses } from './apiUsage';

/** The index of a run. In development, it is created again for each page. */
interface Index {
  tabbedPages: TabbedPage[];
  anchors: ApiAnchors;
  uses: ReturnType<typeof readUses>;
}

let index: Index | undefined;

export function getIndex(): Index {
  if (!index || process.env.NODE_ENV === 'development') {
    index = createIndex();
  }
  return index;
}

/** Creates each part on first use. A Markdown page only needs the tabs, which are fast to find. */
function createIndex(): Index {
  let tabbedPages: TabbedPage[] | undefined;
  let uses: Index['uses'] | undefined;
  let anchors: ApiAnchors | undefined;
  return {
    get tabbedPages() {
      return (tabbedPages ??= listTabbedPages());
    },
    get uses() {
      return (uses ??= readUses());
    },
    get anchors() {
      return (anchors ??= listApiAnchors(this.uses));
    },
  };
}

/** Creates the functions that resolve links to other pages, for a language. */
export function createRenderContext(
  language: string,
  t = createBuildText(language),
): RenderContext {
  const { tabbedPages, anchors } = getIndex();
  return {
    t,
    commentLanguage: language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE,
    getApiHref(name, packageName) {
      const entry = findEntry(name, { packageName });
      return entry?.package === packageName
        ? localizeHref(getEntryHref(entry, tabbedPages), language)
        : undefined;
    },
    getPageHref(address, hash) {
      const pathname = normalizePathname(address);
      const places = anchors.get(pathname);
      if (!places && !findMarkdownRoute(pathname)) {
        return undefined;
      }
      const place = places && findPlace(hash, places);
      return localizeHref(`${pathname}/`, language) + (place ? `#${place}` : '');
    },
  };
}

/**
 * Finds the anchor for a hash. Comments use other names for some rows:
 * `#AccordionSummary-classes-MuiAccordionSummary-content`.
 */
function findPlace(hash: string, places: ReadonlySet<string>): string | undefined {
  const [component = '', ...rest] = hash.split(/-(?=classes-|prop-)/);
  const own = [getSlug(component), ...rest].join('-').replace(/-classes-Mui\w+-/, '-classes-');
  return [hash, own].find((candidate) => places.has(candidate));
}
