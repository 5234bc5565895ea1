import { z } from 'zod';
import { createEmbed, linkToPage } from './embed';
import { getEmbedTexts } from './embedTexts';

/** `{{"component": "WhatChanged"}}`: what changed between two versions of a package. */
export const WhatChanged = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { t }) => ({ props: { texts: getEmbedTexts('whatChanged', t) } }),
  toMarkdown: (_props, context) => linkToPage(context.t('openWhatChanged'), context),
});
