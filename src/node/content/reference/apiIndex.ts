/** What the pages of the reference share: where everything is, and which pages show what. */
import { localizeHref } from '@/src/shared/languages';
import { normalizePathname } from '@/src/shared/nav';
import { getSlug } from '../../api/entryContext';
import type { RenderContext } from '../../api/render/context';
import { createBuildText } from '../../i18n/languages';
import { findMarkdownRoute } from '../routes';
import { type TabbedPage, findEntry, getEntryHref, listTabbedPages } from './apiAddress';
import { type ApiAnchors, listApiAnchors } from './apiAnchors';
import { readUses } from './apiUsage';

/** What all pages of a run share; in development read anew for each page. */
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

/** Each part is made when somebody asks: a page of Markdown needs the tabs alone, which are quick to find. */
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

/** How the reference leads to other pages, in a language. */
export function createRenderContext(
  language: string,
  t = createBuildText(language),
): RenderContext {
  const { tabbedPages, anchors } = getIndex();
  return {
    t,
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

/** Comments name some rows in other ways: `#AccordionSummary-classes-MuiAccordionSummary-content`. */
function findPlace(hash: string, places: ReadonlySet<string>): string | undefined {
  const [component = '', ...rest] = hash.split(/-(?=classes-|prop-)/);
  const own = [getSlug(component), ...rest].join('-').replace(/-classes-Mui\w+-/, '-classes-');
  return [hash, own].find((candidate) => places.has(candidate));
}
