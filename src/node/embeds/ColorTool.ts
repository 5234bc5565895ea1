import { z } from 'zod';
import { createEmbed, linkToPage } from './embed';
import { getEmbedTexts } from './embedTexts';

/** `{{"component": "ColorTool"}}`: two colors, and what Material UI computes from them. */
export const ColorTool = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { t }) => ({ props: { texts: getEmbedTexts('colorTool', t) } }),
  toMarkdown: (_props, context) => linkToPage(context.t('openColorTool'), context),
});
