/** What the shards say, against the pages and packages that they were made of. */
import { expect, test } from '@jest/globals';
import { readProduct } from '@/src/build/outputs/searchIndex';
import { listApiAnchors } from '@/src/build/index/apiAnchors';
import { createDemoNamer } from '@/src/build/demos/readDemo';
import { renderRoute } from '@/src/build/index/renderRoute';
import { listMarkdownRoutes } from '@/src/build/index/routes';
import { PRODUCTS } from '@/src/shared/products';
import { readNames, readTexts } from '@/src/shared/search/records';

const ids = PRODUCTS.map(({ id }) => id).filter((id) => id !== 'experiments');

test.each(ids)(
  'every hit of %s leads to a place that is there',
  (id) => {
    const { names } = readProduct(id);
    const anchors = listApiAnchors();
    const routes = new Map(listMarkdownRoutes().map((route) => [`${route.pathname}/`, route]));
    const { documents } = readNames(names);
    const places = new Map<string, ReadonlySet<string>>();
    const listPlaces = (address: string): ReadonlySet<string> | undefined => {
      const route = routes.get(address);
      if (!route) {
        return anchors.get(address.replace(/\/$/, ''));
      }
      const { ids: known, blocks } = renderRoute(route);
      const nameDemo = createDemoNamer();
      return new Set([
        ...known,
        ...blocks.flatMap((block) => (block.type === 'demo' ? [nameDemo(block.key)] : [])),
      ]);
    };
    const isThere = (href: string): boolean => {
      const [address = '', hash] = href.split('#');
      const known = places.get(address) ?? listPlaces(address);
      if (known) {
        places.set(address, known);
      }
      return known !== undefined && (hash === undefined || known.has(hash));
    };
    const hrefs = new Set(
      documents.flatMap(({ record }) => record.places.map((place) => place.href)),
    );
    expect(hrefs.size).toBeGreaterThan(50);
    const missing = [...hrefs].filter((href) => !isThere(href));
    expect(missing).toEqual([]);
  },
  300_000,
);

test('texts stand with the names that they belong to', () => {
  const { names, texts } = readProduct('material-ui');
  const documents = readTexts(texts, readNames(names));
  const ripple = documents.find(({ record }) => record.title === 'Ripple');
  expect(ripple?.text).toContain('disableRipple');
  const prop = documents.find(
    ({ record, places }) =>
      record.title === 'fullWidth' &&
      places?.some((place) => record.places[place]?.href.includes('/button/')),
  );
  expect(prop?.text).toMatch(/full width/);
});
