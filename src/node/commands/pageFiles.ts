/** The contents of the files that `npm run new-page` writes. */
import { stringify } from 'yaml';
import type { Product } from '@/src/shared/products';
import type { NewPage } from './newPage';

/** Whether the address is that of a page about a component. */
export function isComponentPage({ pathname }: Pick<NewPage, 'pathname'>): boolean {
  return pathname.split('/').at(-1)?.startsWith('react-') === true;
}

/**
 * Returns the Markdown of a page.
 * @param subjects components and hooks of the installed package that the page is about.
 */
export function getMarkdown(
  page: NewPage,
  subjects: { components?: readonly string[]; hooks?: readonly string[] } = {},
): string {
  const { title, markdownFile } = page;
  const { components = [], hooks = [] } = subjects;
  const frontMatter = {
    title: isComponentPage(page) ? `React ${title} component` : title,
    ...(components.length > 0 && { components: components.join(', ') }),
    ...(hooks.length > 0 && { hooks: hooks.join(', ') }),
    ...(markdownFile.includes('/components/') && { draft: true }),
  };
  return `---
${stringify(frontMatter, { lineWidth: 0 })}---

# ${title}

<p class="description">Say in one sentence what this page helps you to do.</p>
`;
}

/** Returns the code of a route file. */
export function getRoute({ markdownFile }: Pick<NewPage, 'markdownFile'>): string {
  return `import * as page from '@/${markdownFile}';
import { createStaticProps } from '@/src/node/content/createStaticProps';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = createStaticProps(page);
`;
}

/** Returns the Markdown of a product's root page, which lists the pages of the product. */
export function getRootMarkdown({ id, name }: Pick<Product, 'id' | 'name'>): string {
  return `---
title: ${name} documentation
---

# ${name}

<p class="description">This page lists all of the documentation of ${name}.</p>

{{"component": "ProductPages", "product": "${id}"}}
`;
}

/** Returns an empty navigation tree. */
export function getNavSource({ id, name }: Pick<Product, 'id' | 'name'>): string {
  return `import type { NavEntry } from '@/src/shared/nav';

export const nav: readonly NavEntry[] = [{ pathname: '/${id}', title: '${name.replace(/'/g, "\\'")}' }];
`;
}

/** A placeholder drawing for the visual index of components. */
export const PREVIEW = `<svg viewBox="0 0 200 112">
  <rect class="dash" x="50" y="20" width="100" height="72" rx="6"/>
</svg>
`;
