import { z } from 'zod';
import { createEmbed, linkToPage } from './embed';

/** `{{"component": "SocialCard", "of": "/material-ui/react-button", "title": "…"}}`: the picture of a page. */
export const SocialCard = createEmbed({
  given: z.strictObject({ of: z.string(), title: z.string() }),
  toMarkdown: (_props, context) => linkToPage('SocialCard', context),
});
