/**
 * The components of `src/site/app/embeds` in Markdown, by name: from the same data as they are. One that is not
 * here is the HTML that the build made for it, or is named with a link to the page.
 */
import type { RootContent, TableCell } from 'mdast';
import { getPageUrl } from '@/src/shared/head';
import { ICON_NAMES_URL } from '@/src/shared/iconData';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import { PRODUCTS, getCurrentVersion } from '@/src/shared/products';
import { TEMPLATES, TEMPLATES_PATHNAME } from '@/src/shared/templates';
import { PALETTES, type PaletteName } from '@/src/shared/tokens';
import type { BuildText } from '../markdown/context';

type ToNodes = (props: Record<string, unknown>, t: BuildText) => RootContent[];

const cell = (type: 'text' | 'inlineCode', value: string): TableCell => ({
  type: 'tableCell',
  children: [{ type, value }],
});

const installedVersions: ToNodes = (_props, t) => [
  {
    type: 'table',
    children: [
      {
        type: 'tableRow',
        children: [cell('text', t('versionsPackage')), cell('text', t('versionsVersion'))],
      },
      ...PRODUCTS.flatMap((product) => {
        const { packageName } = product;
        const version = getCurrentVersion(product) ?? '';
        return packageName === undefined
          ? []
          : [
              {
                type: 'tableRow' as const,
                children: [cell('inlineCode', packageName), cell('text', version)],
              },
            ];
      }),
    ],
  },
];

const swatches: ToNodes = ({ palette }) => [
  {
    type: 'list',
    spread: false,
    children: Object.entries(PALETTES[palette as PaletteName]).map(([step, value]) => ({
      type: 'listItem',
      spread: false,
      children: [
        { type: 'paragraph', children: [{ type: 'inlineCode', value: `${step} ${value}` }] },
      ],
    })),
  },
];

const templateGallery: ToNodes = (_props, t) => [
  {
    type: 'list',
    spread: false,
    children: TEMPLATES.map(({ name, titleKey, text }) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            {
              type: 'link',
              url: getPageUrl(`${TEMPLATES_PATHNAME}/${name}`, DEFAULT_LANGUAGE),
              children: [{ type: 'text', value: t(titleKey) }],
            },
            { type: 'text', value: `: ${text}` },
          ],
        },
      ],
    })),
  },
];

/** Ten thousand drawings are no text: where their names are. */
const materialIcons: ToNodes = ({ count }, t) => [
  {
    type: 'paragraph',
    children: [
      {
        type: 'link',
        url: SITE_ORIGIN + ICON_NAMES_URL,
        children: [{ type: 'text', value: t('iconsNames', { count: String(count) }) }],
      },
    ],
  },
];

const COMPONENTS: Readonly<Record<string, ToNodes>> = {
  InstalledVersions: installedVersions,
  MaterialIcons: materialIcons,
  Swatches: swatches,
  TemplateGallery: templateGallery,
};

/** A placed component as Markdown; undefined for one that has none. */
export function componentToNodes(
  name: string,
  props: Record<string, unknown>,
  t: BuildText,
): RootContent[] | undefined {
  return COMPONENTS[name]?.(props, t);
}
