/** Lists the pages of a product from its navigation, for the root page of the product. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { NAV_TREES } from '@/data/nav';
import { localizeHref } from '@/src/shared/languages';
import {
  type NavEntry,
  getNavTitle,
  getPlanText,
  listNavPages,
  normalizePathname,
} from '@/src/shared/nav';
import type { TocEntry } from '@/src/shared/page';
import { getRootPathname } from '@/src/shared/products';
import { slugify } from '@/src/shared/slug';
import { BuildError } from '../errors';
import { createFlag, createHeading, createLabels } from '../markdown/elements';
import { renderHtml } from '../markdown/html';
import { type EmbedContext, createEmbed } from './embed';

/** `{{"component": "ProductPages", "product": "joy-ui"}}`. */
export const ProductPages = createEmbed({
  given: z.strictObject({ product: z.unknown() }),
  prepare: ({ product }, context) => {
    const tree = typeof product === 'string' ? NAV_TREES[product] : undefined;
    if (typeof product !== 'string' || !tree) {
      throw new BuildError({
        file: context.file,
        line: context.line,
        cause: `there is no navigation for the product "${String(product)}"`,
        remedy: `use one of: ${Object.keys(NAV_TREES).join(', ')}`,
      });
    }
    const root = getRootPathname(product);
    const sections = tree
      .filter(({ pathname }) => normalizePathname(pathname) !== root)
      .map((entry) => createSection(entry, context));
    return {
      props: { html: renderHtml(sections.flatMap(({ content }) => content)) },
      toc: sections.map(({ toc }) => toc),
    };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

interface Section {
  content: Element[];
  toc: TocEntry;
}

/** Creates the section of a top-level group, with its pages and one list per nested group, or of a single page. */
function createSection(entry: NavEntry, context: EmbedContext): Section {
  const { t } = context;
  const text = getNavTitle(entry);
  const hash = slugify(text);
  const heading = createHeading(2, hash, text, t);
  if (!entry.children) {
    const title = entry.pathname.endsWith('/api') ? t('browseReference') : text;
    const list = createList([{ ...entry, title }], context);
    return { content: [heading, ...list], toc: { text, hash, children: [] } };
  }
  const groups = entry.children.flatMap((group) => {
    const title = getNavTitle(group);
    return group.children ? [{ text: title, hash: slugify(title), pages: group.children }] : [];
  });
  const pages = entry.children.filter(({ children }) => !children);
  return {
    content: [
      heading,
      ...createList(pages, context),
      ...groups.flatMap((group) => [
        createHeading(3, group.hash, group.text, t),
        ...createList(listNavPages(group.pages), context),
      ]),
    ],
    toc: { text, hash, children: groups.map((group) => ({ text: group.text, hash: group.hash })) },
  };
}

function createList(pages: readonly NavEntry[], { t, language }: EmbedContext): Element[] {
  const items = pages.map((page) => {
    const href = localizeHref(`${normalizePathname(page.pathname)}/`, language);
    return h('li', [
      h('a', { href }, getNavTitle(page)),
      ...createLabels(page.plan ? [t(getPlanText(page.plan))] : []),
      ...createFlag(page, t),
    ]);
  });
  return items.length > 0 ? [h('ul', items)] : [];
}
