import type { ListItem } from 'mdast';
import { z } from 'zod';
import { PALETTES, type PaletteName } from '@/src/shared/tokens';
import { createEmbed } from './embed';

const NAMES = Object.keys(PALETTES) as PaletteName[];

/** `{{"component": "Swatches", "palette": "blue"}}`: one palette of the site's theme tokens. */
export const Swatches = createEmbed({
  given: z.strictObject({ palette: z.enum(NAMES) }),
  toMarkdown: ({ palette }) => {
    const children = Object.entries(PALETTES[palette]).map(([step, value]): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [
        { type: 'paragraph', children: [{ type: 'inlineCode', value: `${step} ${value}` }] },
      ],
    }));
    return [{ type: 'list', spread: false, children }];
  },
});
