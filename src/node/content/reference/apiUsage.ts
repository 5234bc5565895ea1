/** Finds the pages whose demos use a component or hook. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiListing } from '@/src/shared/apiEntry';
import { getNavTitle, listNavPages, listNavPathnames, normalizePathname } from '@/src/shared/nav';
import type { PageLink } from '@/src/shared/page';
import { PRODUCTS, isTestPage } from '@/src/shared/products';
import { cachePerBuild, cachePerCodeVersion } from '../../cache';
import { listDemoScripts } from '../../demos/listDemoScripts';
import { findPlacements } from '../../markdown/findPlacements.mjs';
import { ROOT } from '../../paths';
import { NAV_TREES } from '../nav/navTree';
import { parseMarkdownFile } from '../parseMarkdownFile';
import { listMarkdownRoutes } from '../routes';
import { getOwnName } from './apiAddress';

/** A page and the imports of its demos, as `package name`. */
interface PageUse {
  link: PageLink;
  productId: string;
  /** The names in the front matter that the page is about. */
  subjects: ReadonlySet<string>;
  imports: ReadonlySet<string>;
}

/** Matches `import Button from '@mui/material/Button'` and `import { Button, Card } from '@mui/material'`. */
const IMPORT = /import\s+(?:type\s+)?([\w*\s{},]+?)\s+from\s+['"](@mui\/[\w-]+)(?:\/(\w+))?['"]/g;

type Subject = Pick<ApiListing, 'product' | 'name'>;

const isAbout = (use: PageUse, { product, name }: Subject) =>
  use.productId === product && use.subjects.has(name);

/** Whether a page is the one of a component: `/material-ui/react-menu` of Menu, but not `/material-ui/react-app-bar`. */
const isOwnPage = (use: PageUse, entry: Subject) =>
  isAbout(use, entry) &&
  getOwnName(normalizePathname(use.link.href), [...use.subjects]) === entry.name;

/**
 * Finds the page about an entry: its own, or else the first one in the order of the navigation that names it.
 * @param uses the result of `readUses`.
 */
export function findOwnPage(entry: Subject, uses: readonly PageUse[]): PageLink | undefined {
  const pages = uses.filter((use) => isAbout(use, entry));
  return (pages.find((use) => isOwnPage(use, entry)) ?? pages[0])?.link;
}

/**
 * Finds the pages with examples of an entry: its own first, then others about it, each group in the order of the
 * navigation.
 * @param uses the result of `readUses`.
 */
export function findDemoPages(entry: ApiListing, uses: readonly PageUse[]): PageLink[] {
  const key = `${entry.package} ${entry.name}`;
  const rank = (use: PageUse) => (isOwnPage(use, entry) ? 0 : isAbout(use, entry) ? 1 : 2);
  return uses
    .filter((use) => isAbout(use, entry) || use.imports.has(key))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ link, productId }) => ({
      ...link,
      title: nameWithProduct(link.title, productId, entry.product),
    }));
}

/** Adds the product to the title of another product's page: "Data Grid: Overview". */
function nameWithProduct(title: string, productId: string, own: string): string {
  const product = PRODUCTS.find(({ id }) => id === productId);
  return product && productId !== own ? `${product.name}: ${title}` : title;
}

/** Reads the imports of all pages except test pages. */
export function readUses(): PageUse[] {
  return cachePerBuild(['uses'], collectUses).map(({ subjects, imports, ...use }) => ({
    ...use,
    subjects: new Set(subjects),
    imports: new Set(imports),
  }));
}

/** The JSON format, in which sets are arrays. */
type PageUseData = Omit<PageUse, 'subjects' | 'imports'> & {
  subjects: string[];
  imports: string[];
};

function collectUses(): PageUseData[] {
  const order = Object.values(NAV_TREES).flatMap((tree) => listNavPages(tree));
  const places = new Map(
    order.map((entry, index) => [normalizePathname(entry.pathname), { entry, index }]),
  );
  // A page without its own navigation entry, such as a template, is sorted at the entry of the page above it.
  const findPlace = (pathname: string) =>
    listNavPathnames(pathname)
      .map((candidate) => places.get(candidate))
      .find((place) => place !== undefined);
  const getIndex = (pathname: string) => findPlace(pathname)?.index ?? places.size;
  return listMarkdownRoutes()
    .filter(({ pathname }) => !isTestPage(pathname))
    .sort((a, b) => getIndex(a.pathname) - getIndex(b.pathname))
    .flatMap(({ pathname, markdownFile }): PageUseData[] => {
      const markdown = parseMarkdownFile(markdownFile);
      if (!markdown) {
        return [];
      }
      const { frontMatter, body } = markdown;
      const entry = places.get(pathname)?.entry;
      const folder = path.dirname(markdownFile);
      const use = {
        link: {
          title: entry ? getNavTitle(entry) : (frontMatter.title ?? pathname),
          href: `${pathname}/`,
        },
        productId: pathname.split('/')[1] ?? '',
        subjects: [...frontMatter.components, ...frontMatter.hooks],
        imports: cachePerCodeVersion(['imports', folder, body], () => [
          ...new Set(
            findPlacements(body).demos.flatMap((demo) =>
              readImports(path.join(ROOT, folder, demo)),
            ),
          ),
        ]),
      };
      return [use];
    });
}

/** Reads which documented packages the files of a demo import. Returns an empty list for a demo that doesn't exist. */
function readImports(demo: string): string[] {
  return listDemoScripts(demo).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names = '', from, folder]) => {
      const inBraces = /\{([^}]*)\}/.exec(names)?.[1] ?? '';
      const named = inBraces
        .split(',')
        .map((name) => name.trim().replace(/^(type )|( as .*)$|^(unstable|Unstable)_/g, ''));
      return [...named, ...(folder ? [folder] : [])]
        .filter((name) => name !== '')
        .map((name) => `${from} ${name}`);
    }),
  );
}
