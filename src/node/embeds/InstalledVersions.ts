import type { TableCell, TableRow } from 'mdast';
import { z } from 'zod';
import { PRODUCTS, getCurrentVersion } from '@/src/shared/products';
import { createEmbed } from './embed';

/** `{{"component": "InstalledVersions"}}`: the documented packages with the versions that this site uses. */
export const InstalledVersions = createEmbed({
  given: z.strictObject({}),
  toMarkdown: (_props, { t }) => {
    const head = createRow(
      createCell('text', t('versionsPackage')),
      createCell('text', t('versionsVersion')),
    );
    const rows = PRODUCTS.flatMap((product) => {
      const { packageName } = product;
      const version = getCurrentVersion(product) ?? '';
      return packageName === undefined
        ? []
        : [createRow(createCell('inlineCode', packageName), createCell('text', version))];
    });
    return [{ type: 'table', children: [head, ...rows] }];
  },
});

function createRow(...children: TableCell[]): TableRow {
  return { type: 'tableRow', children };
}

function createCell(type: 'text' | 'inlineCode', value: string): TableCell {
  return { type: 'tableCell', children: [{ type, value }] };
}
