import { z } from 'zod';
import { normalizePathname } from '@/src/shared/nav';
import { listGroups } from './AllComponents';
import { createEmbed, linkToPage } from './embed';
import { getEmbedTexts } from './embedTexts';

/** `{{"component": "ThemeStudio"}}`: edits a theme that all demos can have. Its screens are those of Joy UI's theme builder. */
export const ThemeStudio = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { t }) => ({
    props: {
      texts: getEmbedTexts('themeStudio', t),
      screen: getEmbedTexts('joyThemeBuilder', t),
      pages: { material: listComponents('material-ui'), joy: listComponents('joy-ui') },
    },
  }),
  toMarkdown: (_props, context) => linkToPage(context.t('openThemeStudio'), context),
});

const PAGE = /\/react-([\w-]+)$/;

/** Lists the component pages of a product, such as `button` for `/material-ui/react-button`. */
function listComponents(product: string): string[] {
  return listGroups(product)
    .flatMap(({ pages }) => pages)
    .flatMap(({ pathname }) => PAGE.exec(normalizePathname(pathname))?.[1] ?? [])
    .sort();
}
