import { z } from 'zod';
import { createEmbed, linkToPage } from './embed';
import { getEmbedTexts } from './embedTexts';

/** `{{"component": "ThemeStudio"}}`: edits a theme that all demos can have. Its screens are those of Joy UI's theme builder. */
export const ThemeStudio = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { t }) => ({
    props: { texts: getEmbedTexts('themeStudio', t), screen: getEmbedTexts('joyThemeBuilder', t) },
  }),
  toMarkdown: (_props, context) => linkToPage(context.t('openThemeStudio'), context),
});
