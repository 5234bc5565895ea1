/** What holds for every entry and every shared set of the installed packages. */
import { describe, expect, jest, test } from '@jest/globals';
import type { Element } from 'hast';
import { API_PACKAGES } from '@/src/node/api/packages';
import { listSections } from '@/src/node/api/render/sections';
import { getApiEntry, getApiSet, listApiEntries } from '@/src/node/api/store';
import { getEntryHref } from '@/src/node/content/reference/apiAddress';
import { createRenderContext, getIndex } from '@/src/node/content/reference/apiIndex';
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import { getBlockHtml } from '../../../support/apiPage';
import { readPageData } from '../../../support/exported';
import { find, findAll, parseHtml, textOf } from '../../../support/html';

// On a busy machine reading whole packages takes its time.
jest.setTimeout(120_000);

const ENTRIES = listApiEntries().map(({ product, slug }) => getApiEntry(product, slug));
const SETS = [...new Set(ENTRIES.flatMap(({ sets }) => sets.map(({ set }) => set)))].map(getApiSet);
const nameOf = ({ product, slug }: ApiEntry) => `${product}/${slug}`;

/** Every type of a member as people read it. */
const listTexts = ({ type, signature }: ApiProp): string[] => [
  type.written,
  ...(type.expanded === undefined ? [] : [type.expanded]),
  ...(signature
    ? [signature.returns.type, ...signature.parameters.map((parameter) => parameter.type)]
    : []),
];

/** Members of entries whose types are as they should not be: `button.color: …`. */
function collect(isWrong: (text: string, prop: ApiProp) => boolean, texts = listTexts): string[] {
  return ENTRIES.flatMap((entry) =>
    [...entry.props, ...entry.returns].flatMap((prop) =>
      texts(prop)
        .filter((text) => isWrong(text, prop))
        .map((text) => `${nameOf(entry)}.${prop.name}: ${text}`),
    ),
  );
}

describe('a shared set', () => {
  const members = SETS.flatMap((set) =>
    set.members.flatMap((prop) =>
      listTexts(prop).map((text) => [`${set.id}.${prop.name}`, text] as const),
    ),
  );

  test('has no `undefined` in the types of optional members', () => {
    expect(members.length).toBeGreaterThan(500);
    expect(members.filter(([, text]) => /\bundefined\b/.test(text))).toEqual([]);
  });

  test('has no type parameter for an element', () => {
    expect(members.filter(([, text]) => /<T>|\bT\[|<T,/.test(text))).toEqual([]);
  });

  test('of system props shows each as declared for all components', () => {
    const system = SETS.find(({ id }) => id === 'SystemProps')!;
    const margin = system.members.find(({ name }) => name === 'margin')!;
    expect(margin.type.written).toMatch(/\['margin'\]/);
    for (const { name, type } of system.members) {
      expect(type.written.replaceAll(`'${name}'`, "'margin'")).toBe(margin.type.written);
    }
  });
});

describe('a type', () => {
  test('of an optional member omits `undefined`', () => {
    const ofProps = (prop: ApiProp) => (prop.required ? [] : [prop.type.written]);
    expect(collect((text) => / \| undefined$/.test(text), ofProps)).toEqual([]);
  });

  test('has no parameter names of helpers, and no file paths', () => {
    // `Props[P]` comes from mapped types. `ButtonProps['color']` is fine because readers can look it up.
    expect(collect((text) => /\b\w+\[[A-Z]\w*\]/.test(text))).toEqual([]);
    expect(collect((text) => /\bimport\(/.test(text))).toEqual([]);
    const results = ENTRIES.flatMap((entry) => entry.returnType?.written ?? []);
    expect(results.length).toBeGreaterThan(20);
    expect(results.filter((text) => /\bimport\(|\[[A-Z]\w*\]/.test(text))).toEqual([]);
  });

  test('as declared has at most 300 characters', () => {
    expect(
      collect(
        (text) => text.length > 300,
        ({ type }) => [type.written],
      ),
    ).toEqual([]);
    const results = ENTRIES.flatMap((entry) => entry.returnType?.written ?? []);
    expect(results.filter((text) => text.length > 300)).toEqual([]);
  });

  test('is resolved to plain values or to the result of a lookup, and never to itself', () => {
    expect(collect((text, { type }) => text === type.written && text === type.expanded)).toEqual(
      [],
    );
    // Longer than a table can show is folded by its members; there must be some.
    expect(
      collect(
        (text, { type }) => text.length > 300 && type.members === undefined,
        ({ type }) => (type.expanded === undefined ? [] : [type.expanded]),
      ),
    ).toEqual([]);
  });
});

test('components do not list props that their code overwrites', () => {
  const found = ENTRIES.filter(({ kind }) => kind === 'component').flatMap((entry) =>
    entry.props
      .filter(({ name }) => ['componentName', 'rootRef'].includes(name))
      .map(({ name }) => `${nameOf(entry)}.${name}`),
  );
  expect(found).toEqual([]);
});

describe('the default of a slot', () => {
  /** Declared so by their authors: names that the packages have for themselves, and expressions. */
  const DECLARED: readonly string[] = [
    'material-ui/tab-scroll-button.StartScrollButtonIcon: KeyboardArrowLeft',
    'material-ui/tab-scroll-button.EndScrollButtonIcon: KeyboardArrowRight',
    'material-ui/table-sort-label.icon: ArrowDownwardIcon',
    "base-ui/button.root: props.href || props.to ? 'a' : 'button'",
    'x/data-grid.toolbar: null',
    'x/data-grid.detailPanels: GridDetailPanels',
    'x/data-grid.noResultsOverlay: GridNoResultsOverlay',
    'x/data-grid.columnUnsortedIcon: GridColumnUnsortedIcon',
  ];
  const slots = ENTRIES.flatMap((entry) =>
    entry.slots.map((slot) => ({ ...slot, entry, id: `${nameOf(entry)}.${slot.name}` })),
  );

  test('is known for most entries', () => {
    const known = slots.filter((slot) => slot.default !== undefined);
    expect(known.length / slots.length).toBeGreaterThan(0.9);
  });

  test('is an HTML or SVG element or can be imported', async () => {
    const exported = new Set<string>();
    for (const { name } of API_PACKAGES) {
      const module = (await import(name)) as object;
      Object.keys(module).forEach((key) => exported.add(key));
    }
    const unknown = slots
      .filter((slot) => slot.default !== undefined)
      .filter((slot) => !/^'(?!null')[a-z][a-z0-9]*'$/.test(slot.default!))
      .filter((slot) => !exported.has(slot.default!))
      .map((slot) => `${slot.id}: ${slot.default}`);
    expect(unknown.filter((text) => !DECLARED.includes(text))).toEqual([]);
  });
});

describe('the section of inheritance', () => {
  const context = createRenderContext('en');
  const sections = new Map<ApiEntry, Element[] | undefined>();
  /** The paragraphs of the section; undefined when there is none. */
  const read = (entry: ApiEntry) => {
    if (!sections.has(entry)) {
      sections.set(entry, render(entry));
    }
    return sections.get(entry);
  };
  const render = (entry: ApiEntry) => {
    const [address = '', hash] = getEntryHref(entry, getIndex().tabbedPages).split('#');
    const id = hash ? `${hash}-inheritance` : 'inheritance';
    const html = readPageData(address.replace(/\/$/, ''))
      .blocks.map(getBlockHtml)
      .find((text) => text.includes(`id="${id}"`));
    return html === undefined ? undefined : findAll(parseHtml(html), 'p');
  };
  const listSources = ({ props }: ApiEntry) => [
    ...new Set(props.filter(({ from }) => from.group === 'inherited').map(({ from }) => from.name)),
  ];
  const heirs = ENTRIES.filter((entry) => entry.inherits ?? listSources(entry)[0]);

  test('exists only for components that inherit', () => {
    expect(heirs.length).toBeGreaterThan(50);
    const withSection = ENTRIES.filter((entry) =>
      listSections(entry, { hasDemos: false, hasHistory: false }).includes('inheritance'),
    );
    expect(withSection).toEqual(heirs);
    expect(heirs.filter((entry) => !read(entry))).toEqual([]);
  });

  test('names components whose props are in the table, then the one that receives other props', () => {
    const named = heirs.map((entry) => {
      const paragraphs = read(entry)!;
      const names = paragraphs.flatMap((paragraph) =>
        [...findAll(paragraph, 'a'), ...findAll(paragraph, 'code')].map(textOf).sort(),
      );
      return [nameOf(entry), names];
    });
    const expected = heirs.map((entry) => {
      const sources = listSources(entry);
      const forward = entry.inherits && !sources.includes(entry.inherits) ? [entry.inherits] : [];
      // The data lists links before names without a reference, so both are sorted.
      return [nameOf(entry), [...sources.sort(), ...forward]];
    });
    expect(named).toEqual(expected);
  });

  test('links each component that has an API page', () => {
    const unlinked = heirs.flatMap((entry) =>
      entry.props
        .filter(({ from }) => from.group === 'inherited')
        .filter(({ from }) => {
          const href = context.getApiHref(from.name, from.package);
          const hrefs = read(entry)!.flatMap((paragraph) =>
            findAll(paragraph, 'a').map(({ properties }) => properties.href),
          );
          return href !== undefined && !hrefs.includes(href);
        })
        .map(({ from }) => `${nameOf(entry)}: ${from.name}`),
    );
    expect(unlinked).toEqual([]);
  });

  test('of Button leads to ButtonBase', () => {
    const [paragraph] = read(ENTRIES.find((entry) => nameOf(entry) === 'material-ui/button')!)!;
    expect(textOf(paragraph!)).toBe(
      'Button also accepts the props of ButtonBase. The table above lists them with their source.',
    );
    expect(find(paragraph!, 'a').properties.href).toBe('/material-ui/api/button-base/');
  });
});

describe('links in comments', () => {
  const { anchors } = getIndex();
  const { getPageHref } = createRenderContext('en');
  /** `https://mui.com/material-ui/api/alert/#alert-classes-filled`, with or without the host. */
  const LINK = /(?:\]\(|https:\/\/mui\.com)(\/[^)#?\s]*)#([^)\s]+)/g;
  /** Places that the packages name wrongly: the page is right, and there is no such row. */
  const NOWHERE = [
    'table-sort-label-classes-direction-desc',
    'table-sort-label-classes-direction-asc',
  ];

  function listStrings(value: unknown): string[] {
    if (typeof value === 'string') {
      return [value];
    }
    return typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listStrings)
      : [];
  }

  test('to a row of the reference lead to that row', () => {
    const texts = [...ENTRIES.map(({ types: _types, ...entry }) => entry), ...SETS];
    const links = texts
      .flatMap(listStrings)
      .flatMap((text) => [...text.matchAll(LINK)])
      .map(([, pathname = '', hash = '']) => ({ pathname: pathname.replace(/\/$/, ''), hash }))
      .filter(({ pathname }) => anchors.has(pathname));
    expect(links.length).toBeGreaterThan(100);
    const lost = links.filter(({ pathname, hash }) => {
      const [, place] = getPageHref(pathname, hash)?.split('#') ?? [];
      return place === undefined || !anchors.get(pathname)!.has(place);
    });
    expect([...new Set(lost.map(({ hash }) => hash))].sort()).toEqual(NOWHERE.sort());
  });
});
