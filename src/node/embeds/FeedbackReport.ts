import { z } from 'zod';
import { createEmbed, linkToPage } from './embed';

/** `{{"component": "FeedbackReport"}}`: the feedback of readers, for maintainers. */
export const FeedbackReport = createEmbed({
  given: z.strictObject({}),
  toMarkdown: (_props, context) => linkToPage('FeedbackReport', context),
});
