import type { ListItem } from 'mdast';
import { z } from 'zod';
import { getPageUrl } from '@/src/shared/head';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { TEMPLATE_GALLERIES, type TemplateProduct } from '@/src/shared/templates';
import { createEmbed } from './embed';

const PRODUCTS = Object.keys(TEMPLATE_GALLERIES) as TemplateProduct[];

/** `{{"component": "TemplateGallery", "product": "joy-ui"}}`: every template of a product, as a link to it. */
export const TemplateGallery = createEmbed({
  given: z.strictObject({ product: z.enum(PRODUCTS) }),
  toMarkdown: ({ product }, { t }) => {
    const { pathname, templates } = TEMPLATE_GALLERIES[product];
    const children = templates.map(({ name, titleKey, text }): ListItem => {
      const url = getPageUrl(`${pathname}/${name}`, DEFAULT_LANGUAGE);
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
