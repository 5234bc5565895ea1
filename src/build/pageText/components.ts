/**
 * The components of `src/site/page/components` in Markdown, by name: from the same data as they are. One that is not
 * here is named with a link to the page.
 */
import type { RootContent, TableCell } from 'mdast';
import { PRODUCTS, getCurrentVersion } from '@/src/shared/products';
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

const COMPONENTS: Readonly<Record<string, ToNodes>> = {
  InstalledVersions: installedVersions,
  Swatches: swatches,
};

/** A placed component as Markdown; undefined for one that has none. */
export function componentToNodes(
  name: string,
  props: Record<string, unknown>,
  t: BuildText,
): RootContent[] | undefined {
  return COMPONENTS[name]?.(props, t);
}
