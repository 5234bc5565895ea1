import { z } from 'zod';
import { NAV_TREES } from '@/data/nav';
import { getNavTitle, listNavPages } from '@/src/shared/nav';
import { PUBLIC_PRODUCTS, isComponentPage } from '@/src/shared/products';
import { createEmbed, linkToPage } from './embed';
import { getEmbedTexts } from './embedTexts';

/** `{{"component": "AccessibilityEvidence"}}`: what the tests looked at on each component page, with the results. */
export const AccessibilityEvidence = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { t }) => ({
    props: { products: listComponentPages(), texts: getEmbedTexts('evidence', t) },
  }),
  toMarkdown: (_props, context) => linkToPage(context.t('evidenceOpen'), context),
});

/** Lists the component pages of each product that has some, in the order of the navigation. */
function listComponentPages() {
  return PUBLIC_PRODUCTS.map(({ id, name }) => ({
    id,
    name,
    pages: listNavPages(NAV_TREES[id] ?? [])
      .map((entry) => ({ href: `${entry.pathname}/`, title: getNavTitle(entry) }))
      // Navigation trees also have pages of other products.
      .filter(({ href }) => href.startsWith(`/${id}/`) && isComponentPage(href)),
  })).filter(({ pages }) => pages.length > 0);
}
