/** The list of a product's components and hooks. */
import { localizeHref } from '@/src/shared/languages';
import type { BuiltBlock, BuiltPage, TocEntry } from '@/src/shared/page';
import { PRODUCTS } from '@/src/shared/products';
import { createBuildText } from '../../i18n/languages';
import { escapeHtml } from '../../markdown/highlight';
import { renderHeading } from '../../markdown/renderHeading';
import { getNeighbours } from '../nav/navTree';
import { getEntryHref, listProductEntries } from './apiAddress';
import { createApiPage } from './apiEntryPage';
import { getIndex } from './apiIndex';

/** Builds the page, one list per package and kind. */
export function getListPage(productId: string, language: string): BuiltPage {
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
      const old = entry.deprecated ? ` <small>${escapeHtml(t('flagDeprecated'))}</small>` : '';
      return `<li><a href="${href}">${escapeHtml(entry.name)}</a>${old}</li>`;
    });
    const html = `${renderHeading(2, hash, text, t)}<ul class="api-list">${items.join('')}</ul>`;
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
