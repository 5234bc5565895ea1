import { z } from 'zod';
import { NAV_TREES } from '@/data/nav';
import { isComponentPage } from '@/src/shared/evidence';
import { getNavTitle, listNavPages } from '@/src/shared/nav';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
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
  return PUBLIC_PRODUCTS.map(({ id, name }) => {
    // The navigation can have a page at several places.
    const titles = new Map(
      listNavPages(NAV_TREES[id] ?? []).map((entry) => [`${entry.pathname}/`, getNavTitle(entry)]),
    );
    const pages = [...titles].map(([href, title]) => ({ href, title }));
    return { id, name, pages: pages.filter(({ href }) => isComponentPage(href)) };
  }).filter(({ pages }) => pages.length > 0);
}
