/** Measures the share of public props and hook parameters that the pages about a component or a hook show. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getApiEntry, listApiEntries } from '@/src/node/api/store';
import { parseMarkdownFile } from '@/src/node/content/parseMarkdownFile';
import { listMarkdownRoutes } from '@/src/node/content/routes';
import { findPlacements } from '@/src/node/markdown/findPlacements.mjs';
import { listDemoScripts } from '@/src/node/demos/listDemoScripts';
import { ROOT } from '@/src/node/paths';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { isTestPage } from '@/src/shared/products';
import { type ShownProps, addPropsOfCode, listNamesInText } from './findShownProps';

/** What a page shows of one component or hook. */
export interface ComponentCoverage {
  pathname: string;
  product: string;
  /** Name of the component or hook. */
  component: string;
  /** Names of the public props or parameters that count, in the order of the reference. */
  props: readonly string[];
  missing: readonly string[];
}

/** Lists the props or parameters that count: the entry's own ones that are neither deprecated nor unstable. */
export function listCountedProps({ props }: Pick<ApiEntry, 'props'>): string[] {
  return props
    .filter(
      ({ name, from, deprecated }) =>
        from.group === 'own' && deprecated === undefined && !name.startsWith('unstable_'),
    )
    .map(({ name }) => name);
}

/** Measures all pages that are about components or hooks, by their front matter, except test pages and drafts. */
export function measurePropCoverage(): ComponentCoverage[] {
  return listMarkdownRoutes()
    .filter(({ pathname, markdownFile }) => !isTestPage(pathname) && !isDraft(markdownFile))
    .flatMap(({ pathname, markdownFile }) => measurePage(pathname, markdownFile));
}

/** Lists the addresses of drafts. */
export function listDrafts(): string[] {
  return listMarkdownRoutes()
    .filter(({ markdownFile }) => isDraft(markdownFile))
    .map(({ pathname }) => pathname);
}

const isDraft = (markdownFile: string) =>
  parseMarkdownFile(markdownFile)?.frontMatter.draft === true;

function measurePage(pathname: string, markdownFile: string): ComponentCoverage[] {
  const markdown = parseMarkdownFile(markdownFile);
  const product = pathname.split('/')[1] ?? '';
  const entries = listApiEntries().filter(
    (entry) =>
      entry.product === product &&
      [
        ...(markdown?.frontMatter.components ?? []),
        ...(markdown?.frontMatter.hooks ?? []),
      ].includes(entry.name),
  );
  if (!markdown || entries.length === 0) {
    return [];
  }
  const folder = path.join(ROOT, path.dirname(markdownFile));
  const shown: ShownProps = new Map();
  for (const name of findPlacements(markdown.body).demos) {
    listDemoScripts(path.join(folder, name)).forEach((file) =>
      addPropsOfCode(readFileSync(file, 'utf8'), shown),
    );
  }
  const mentioned = listNamesInText(markdown.body);
  return entries.map((listing) => {
    const props = listCountedProps(getApiEntry(listing.product, listing.slug));
    const used = shown.get(`${listing.package} ${listing.name}`);
    return {
      pathname,
      product,
      component: listing.name,
      props,
      missing: props.filter((prop) => !used?.has(prop) && !mentioned.has(prop)),
    };
  });
}

export interface ProductCoverage {
  product: string;
  shown: number;
  props: number;
}

/** Calculates totals by product. If a component has several pages, a prop counts if any of them shows it. */
export function sumCoverage(pages: readonly ComponentCoverage[]): ProductCoverage[] {
  const missing = new Map<string, { product: string; props: number; missing: Set<string> }>();
  for (const page of pages) {
    const key = `${page.product} ${page.component}`;
    const known = missing.get(key);
    missing.set(key, {
      product: page.product,
      props: page.props.length,
      missing: new Set(page.missing.filter((prop) => !known || known.missing.has(prop))),
    });
  }
  const totals = new Map<string, ProductCoverage>();
  for (const { product, props, missing: absent } of missing.values()) {
    const total = totals.get(product) ?? { product, shown: 0, props: 0 };
    totals.set(product, {
      product,
      shown: total.shown + props - absent.size,
      props: total.props + props,
    });
  }
  return [...totals.values()].sort((a, b) => (a.product < b.product ? -1 : 1));
}
