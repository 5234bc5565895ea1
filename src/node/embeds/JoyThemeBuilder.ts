import { z } from 'zod';
import { createEmbed, linkToPage } from './embed';
import { getEmbedTexts } from './embedTexts';

/** `{{"component": "JoyThemeBuilder"}}`: edits a theme of Joy UI in the browser. */
export const JoyThemeBuilder = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { t }) => ({ props: { texts: getEmbedTexts('joyThemeBuilder', t) } }),
  toMarkdown: (_props, context) => linkToPage(context.t('openJoyThemeBuilder'), context),
});
