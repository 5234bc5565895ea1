/** The size of an entry, for the pages of the reference. */
import type { ApiEntry } from '@/src/shared/apiEntry';
import { localizeHref } from '@/src/shared/languages';
import type { FrontMatter, HeaderChip } from '@/src/shared/page';
import { getProduct } from '@/src/shared/products';
import { writeAdditionQuery } from '@/src/shared/sizes/basketAddress';
import { formatKilobytes } from '@/src/shared/sizes/formatSize';
import { measureAddition, measureEntries } from '@/src/shared/sizes/measureBasket';
import type { EntrySize } from '../../api/render/sections';
import { getSizes } from '../../sizes/sizes';
import { findMarkdownRoute } from '../routes';
import { findEntry, getOwnName } from './apiAddress';

/** The page where users compare sizes. */
const BASKET_PAGE = '/material-ui/guides/bundle-size-calculator';

/** What an app has already: a component that most apps use. */
const BASELINES: Readonly<Record<string, { name: string; package: string }>> = {
  '@mui/material': { name: 'Button', package: '@mui/material' },
  '@mui/lab': { name: 'Button', package: '@mui/material' },
  '@mui/joy': { name: 'Button', package: '@mui/joy' },
  '@mui/base': { name: 'Button', package: '@mui/base' },
  '@mui/system': { name: 'Box', package: '@mui/system' },
};

/** Returns the size of an entry; undefined if it wasn't measured, or if this site doesn't have the page that compares sizes. */
export function getEntrySize(
  entry: Pick<ApiEntry, 'name' | 'package'>,
  language: string,
): EntrySize | undefined {
  const sizes = getSizes();
  const find = (wanted: { name: string; package: string } | undefined) =>
    sizes?.entries.find((other) => other.name === wanted?.name && other.package === wanted.package);
  const measured = find(entry);
  if (!sizes || !measured || !findMarkdownRoute(BASKET_PAGE)) {
    return undefined;
  }
  const options = { withEmotion: true };
  const baseline = find(BASELINES[entry.package]);
  return {
    alone: measureEntries(sizes, [measured], options).compressed,
    ...(baseline &&
      baseline !== measured && {
        added: measureAddition(sizes, [baseline], measured, options).compressed,
        baseline: baseline.name,
      }),
    href: localizeHref(`${BASKET_PAGE}/?${writeAdditionQuery(measured)}`, language),
  };
}

/** Returns the chip with the size of a page's own component or hook, which adds it to the basket of the visitor. */
export function getSizeChip(
  { components, hooks }: FrontMatter,
  pathname: string,
  language: string,
): HeaderChip | undefined {
  const name = getOwnName(pathname, [...components, ...hooks]);
  const entry =
    name === undefined ? undefined : findEntry(name, { product: getProduct(pathname)?.id });
  const size = entry && getEntrySize(entry, language);
  return size && { kind: 'size', href: size.href, size: formatKilobytes(size.alone, language) };
}
