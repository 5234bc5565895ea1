import { z } from 'zod';
import { createEmbed, linkToPage } from './embed';
import { getEmbedTexts } from './embedTexts';

/** `{{"component": "VersionChanges"}}`: what changed in the components and hooks of a package between two versions. */
export const VersionChanges = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, { t }) => ({ props: { texts: getEmbedTexts('versionChanges', t) } }),
  toMarkdown: (_props, context) => linkToPage(context.t('openVersionChanges'), context),
});
