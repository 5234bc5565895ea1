import { z } from 'zod';
import { createEmbed } from './embed';

/** `{{"component": "ComponentFilter"}}`: shortens the page to the components that the reader names. */
export const ComponentFilter = createEmbed({
  given: z.strictObject({}),
  // The Markdown copy has everything.
  toMarkdown: () => [],
});
