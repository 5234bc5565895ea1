import { z } from 'zod';
import { createEmbed, linkToPage } from './embed';

/** `{{"component": "FeedbackReport"}}`: what readers wrote, for maintainers. */
export const FeedbackReport = createEmbed({
  given: z.strictObject({}),
  toMarkdown: (_props, context) => linkToPage('FeedbackReport', context),
});
