/** The pages of a product as lists of links, from its navigation: what the page at the product's root shows. */
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { localizeHref } from '@/src/shared/languages';
import {
  type NavEntry,
  NAV_FLAG_TEXTS,
  getNavFlag,
  getNavTitle,
  getPlanText,
  listNavPages,
  normalizePathname,
} from '@/src/shared/nav';
import type { TocEntry } from '@/src/shared/page';
import { getRootPathname } from '@/src/shared/products';
import { slugify } from '@/src/shared/slug';
import { NAV_TREES } from '@/data/nav';
import { BuildError } from '../errors';
import { renderHeading } from '../markdown/renderHeading';
import type { PlacedContext, PreparePlaced } from './placed';

/** `{{"component": "ProductPages", "product": "joy-ui"}}`. */
export const productPages: PreparePlaced = ({ product }, context) => {
  const tree = typeof product === 'string' ? NAV_TREES[product] : undefined;
  if (typeof product !== 'string' || !tree) {
    throw new BuildError({
      file: context.file,
      line: context.line,
      cause: `there is no navigation of the product "${String(product)}"`,
      remedy: `name one of: ${Object.keys(NAV_TREES).join(', ')}`,
    });
  }
  const root = getRootPathname(product);
  const sections = tree
    .filter(({ pathname }) => normalizePathname(pathname) !== root)
    .map((entry) => renderSection(entry, context));
  return {
    props: { html: sections.map(({ html }) => html).join('') },
    toc: sections.map(({ toc }) => toc),
  };
};

interface Section {
  html: string;
  toc: TocEntry;
}

/** A group of the top level with its pages, and the groups within it one below the other; or a single page. */
function renderSection(entry: NavEntry, context: PlacedContext): Section {
  const { t } = context;
  const text = getNavTitle(entry);
  const hash = slugify(text);
  const toc: TocEntry = { text, hash, children: [] };
  let html = renderHeading(2, hash, text, t);
  if (!entry.children) {
    const title = entry.pathname.endsWith('/api') ? t('browseReference') : text;
    return { html: html + renderList([{ ...entry, title }], context), toc };
  }
  html += renderList(
    entry.children.filter(({ children }) => !children),
    context,
  );
  for (const group of entry.children) {
    if (group.children) {
      const title = getNavTitle(group);
      const place = slugify(title);
      toc.children.push({ text: title, hash: place });
      html += renderHeading(3, place, title, t) + renderList(listNavPages(group.children), context);
    }
  }
  return { html, toc };
}

function renderList(pages: readonly NavEntry[], { t, language }: PlacedContext): string {
  const items = pages.map((page) => {
    const flag = getNavFlag(page);
    const marks = [
      ...(page.plan ? [t(getPlanText(page.plan))] : []),
      ...(flag ? [t(NAV_FLAG_TEXTS[flag])] : []),
    ].flatMap((mark): ElementContent[] => [{ type: 'text', value: ' ' }, h('small', mark)]);
    const href = localizeHref(`${normalizePathname(page.pathname)}/`, language);
    return h('li', [h('a', { href }, getNavTitle(page)), ...marks]);
  });
  return items.length > 0 ? toHtml(h('ul', items)) : '';
}
