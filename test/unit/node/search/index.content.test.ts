/** Compares the search shards of the export with its pages. */
import { describe, expect, test } from '@jest/globals';
import { getIndex } from '@/src/node/content/reference/apiIndex';
import { listMarkdownRoutes } from '@/src/node/content/routes';
import type { PageData } from '@/src/shared/page';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import {
  type NamesShard,
  SEARCH_FOLDER,
  SEARCH_MANIFEST,
  type SearchManifest,
  type TextsShard,
} from '@/src/shared/search/files';
import { readNames } from '@/src/shared/search/readNames';
import { readTexts } from '@/src/shared/search/readTexts';
import { matchIds } from '../../support/apiPage';
import { readOutJson, readPageData } from '../../support/exported';

const readShard = <T>(file: string) => readOutJson<T>(`${SEARCH_FOLDER}/${file}`);
const manifest = readShard<SearchManifest>(SEARCH_MANIFEST);
const { anchors } = getIndex();
const routes = new Set(listMarkdownRoutes().map(({ pathname }) => pathname));

/** The places of a page that an address may name; undefined when there is no such page. */
function listPlaces(pathname: string): ReadonlySet<string> | undefined {
  return routes.has(pathname) ? listOwnPlaces(readPageData(pathname)) : anchors.get(pathname);
}

function listOwnPlaces(page: PageData): ReadonlySet<string> {
  return new Set([
    ...matchIds(page),
    // Components have sections of their own, such as the errors of "Production errors".
    ...page.toc.flatMap(({ hash, children }) => [hash, ...children.map((child) => child.hash)]),
    ...page.blocks.flatMap((block) =>
      block.type === 'demo' ? [block.name] : block.type === 'playground' ? ['playground'] : [],
    ),
  ]);
}

test('the manifest has every product that readers are sent to', () => {
  expect(manifest.products.map(({ id }) => id)).toEqual(PUBLIC_PRODUCTS.map(({ id }) => id));
});

test.each(manifest.products)('every hit of $id leads to a place that is there', ({ names }) => {
  const { documents } = readNames(readShard<NamesShard>(names.file));
  const hrefs = new Set(
    documents.flatMap(({ record }) => record.places.map((place) => place.href)),
  );
  expect(hrefs.size).toBeGreaterThan(50);
  const places = new Map<string, ReadonlySet<string> | undefined>();
  const missing = [...hrefs].filter((href) => {
    const [address = '', hash] = href.split('#');
    if (!places.has(address)) {
      places.set(address, listPlaces(address.replace(/\/$/, '')));
    }
    const known = places.get(address);
    return !known || (hash !== undefined && !known.has(hash));
  });
  expect(missing).toEqual([]);
});

describe('texts', () => {
  test('belong to their names', () => {
    const { names, texts } = manifest.products.find(({ id }) => id === 'material-ui')!;
    const documents = readTexts(
      readShard<TextsShard>(texts.file),
      readNames(readShard<NamesShard>(names.file)),
    );
    const ripple = documents.find(({ record }) => record.title === 'Ripple');
    expect(ripple?.text).toContain('disableRipple');
    const prop = documents.find(
      ({ record, places }) =>
        record.title === 'fullWidth' &&
        places?.some((place) => record.places[place]?.href.includes('/button/')),
    );
    expect(prop?.text).toMatch(/full width/);
  });
});
