import type { ListItem } from 'mdast';
import { z } from 'zod';
import { getPageUrl } from '@/src/shared/head';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { TEMPLATES, TEMPLATES_PATHNAME } from '@/src/shared/templates';
import { createEmbed } from './embed';

/** `{{"component": "TemplateGallery"}}`: every template, as a link to it. */
export const TemplateGallery = createEmbed({
  given: z.strictObject({}),
  toMarkdown: (_props, { t }) => {
    const children = TEMPLATES.map(({ name, titleKey, text }): ListItem => {
      const url = getPageUrl(`${TEMPLATES_PATHNAME}/${name}`, DEFAULT_LANGUAGE);
      return {
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              { type: 'link', url, children: [{ type: 'text', value: t(titleKey) }] },
              { type: 'text', value: `: ${text}` },
            ],
          },
        ],
      };
    });
    return [{ type: 'list', spread: false, children }];
  },
});
