import { z } from 'zod';
import { printData } from '@/src/shared/printData';
import { createEmbed } from './embed';
import { getEmbedTexts } from './embedTexts';

const valueSchema = z.union([z.string(), z.number()]);

/**
 * `{{"component": "SxExplorer", "sx": {"p": 2}, "knobs": {"p": [0, 1, 2]}, "content": "items"}}`: an `sx` value that the
 * user edits, with its CSS. Each knob sets a key of the value. `content` is a box by default.
 */
export const SxExplorer = createEmbed({
  given: z.strictObject({
    sx: z.record(z.string(), z.json()),
    knobs: z.record(z.string(), z.array(valueSchema).nonempty()).optional(),
    content: z.enum(['box', 'items', 'text']).optional(),
  }),
  prepare: (_given, { t }) => ({ props: { texts: getEmbedTexts('sxExplorer', t) } }),
  toMarkdown: ({ sx }) => [{ type: 'code', lang: 'jsx', value: `sx={${printData(sx)}}` }],
});
