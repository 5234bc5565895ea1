import { z } from 'zod';
import { createEmbed, linkToPage } from './embed';
import { getEmbedTexts } from './embedTexts';

/** `{{"component": "BundleBasket"}}`: the size of a selection of components and hooks. */
export const BundleBasket = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { t }) => ({ props: { texts: getEmbedTexts('bundleBasket', t) } }),
  toMarkdown: (_props, context) => linkToPage(context.t('openBundleBasket'), context),
});
