/** The page that lists a product's components and hooks. */
import { h } from 'hastscript';
import { localizeHref } from '@/src/shared/languages';
import type { BuiltBlock, BuiltPage, TocEntry } from '@/src/shared/page';
import { PRODUCTS } from '@/src/shared/products';
import { createBuildText } from '../../i18n/languages';
import { createHeading, createLabels } from '../../markdown/elements';
import { escapeHtml } from '../../markdown/highlight';
import { renderHtml } from '../../markdown/html';
import { getNeighbours } from '../nav/navTree';
import { getEntryHref, listProductEntries } from './apiAddress';
import { createApiPage } from './apiEntryPage';
import { getIndex } from './apiIndex';

/** Builds the page, with one list per package and kind. */
export function buildListPage(productId: string, language: string): BuiltPage {
  const t = createBuildText(language);
  const { tabbedPages } = getIndex();
  const product = PRODUCTS.find(({ id }) => id === productId);
  const entries = listProductEntries(productId);
  const packages = [...new Set(entries.map((entry) => entry.package))];
  const groups = packages.flatMap((name) =>
    (['component', 'hook'] as const)
      .map((kind) => ({
        kind,
        name,
        list: entries.filter((entry) => entry.package === name && entry.kind === kind),
      }))
      .filter(({ list }) => list.length > 0),
  );
  const toc: TocEntry[] = [];
  const blocks: BuiltBlock[] = groups.map(({ kind, name, list }) => {
    const text = t(kind === 'hook' ? 'apiHooksOf' : 'apiComponentsOf', { package: name });
    const hash = `${kind}s-${name.replace(/^@|[^\w-]/g, '-').replace(/^-/, '')}`;
    toc.push({ text, hash, children: [] });
    const items = list.map((entry) => {
      const href = localizeHref(getEntryHref(entry, tabbedPages), language);
      const labels = entry.deprecated ? [t('flagDeprecated')] : [];
      return h('li', [h('a', { href }, entry.name), ...createLabels(labels)]);
    });
    const html = renderHtml([createHeading(2, hash, text, t), h('ul.api-list', items)]);
    return { type: 'html', html };
  });
  const description = t('apiListDescription', { product: product?.name ?? '' });
  return {
    ...createApiPage(`/${productId}/api`, t('apiReference'), description, language),
    heading: { html: escapeHtml(t('apiReference')) },
    lead: { html: escapeHtml(description) },
    blocks,
    toc,
    ...getNeighbours(productId, `/${productId}/api`, language),
  };
}
