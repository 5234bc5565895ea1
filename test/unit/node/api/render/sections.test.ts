import { describe, expect, test } from '@jest/globals';
import {
  type SectionOptions,
  createSections,
  listRowIds,
  renderLead,
} from '@/src/node/api/render/sections';
import type { ApiEntry } from '@/src/shared/apiEntry';
import type { ApiTableKind } from '@/src/shared/apiTables';
import type { ApiTableBlock, BuiltBlock, PageLink } from '@/src/shared/page';
import english from '@/translations/translations.json';
import { createContext, createEntry, createProp } from '../../../support/apiEntry';
import { getBlockHtml } from '../../../support/apiPage';
import { find, findAll, parseHtml, textOf } from '../../../support/html';

const INHERITED = { group: 'inherited', name: 'ButtonBase', package: '@mui/material' } as const;

/** A component that has everything. */
const FULL = createEntry({
  description: 'Starts an <Action>.',
  deprecated: 'Use `Other`.',
  imports: [
    "import Button from '@mui/material/Button';",
    "import { Button } from '@mui/material';",
  ],
  props: [
    createProp({
      name: 'color',
      required: true,
      deprecated: 'Gone.',
      plan: 'pro',
      default: "'a'",
      type: {
        written: 'Color',
        members: Array.from({ length: 9 }, (_, index) => `'c${index}'`),
        expanded: "'c'",
        links: ['Color'],
      },
    }),
    createProp({
      name: 'onChange',
      plan: 'premium',
      signature: { parameters: [{ name: 'x', type: 'A' }], returns: { type: 'B' } },
    }),
    createProp({ name: 'action', from: INHERITED }),
  ],
  sets: [
    { set: 'SystemProps', group: 'system', names: ['m', 'p', 'mx'] },
    { set: 'DOMAttributes', group: 'native', names: ['onClick'] },
    { set: 'AriaAttributes', group: 'native', names: ['aria-label'] },
  ],
  inherits: 'ButtonBase',
  childNeedsRef: true,
  polymorphic: true,
  slots: [{ name: 'root', deprecated: '' }],
  classes: [{ rule: 'disabled', className: 'Mui-disabled', state: true }],
  themeName: 'MuiButton',
  types: {
    Theme: { package: '@mui/system', href: 'https://example.com/theme' },
    Color: {
      definition: "type Color = 'a' | Array<'b'>;",
      package: '@mui/x',
      href: 'https://e.com/c',
    },
  },
});
const HOOK = createEntry({
  kind: 'hook',
  name: 'useSelect',
  slug: 'use-select',
  ref: undefined,
  props: [createProp({ name: 'open' })],
  returns: [createProp({ name: 'value' })],
  themeName: 'MuiSelect',
});

const OPTIONS: SectionOptions = {
  ...createContext(),
  level: 2,
  idPrefix: '',
  demos: [{ title: 'A & B', href: '/a/b/' }],
  dataHref: '/api-data/a/button.json',
  language: 'en',
  historyHref: undefined,
  size: undefined,
};
const create = (entry: ApiEntry, options: Partial<SectionOptions> = {}) =>
  createSections(entry, { ...OPTIONS, ...options });
const htmlOf = (blocks: readonly BuiltBlock[]) => blocks.map(getBlockHtml).join('\n');
const listHashes = (entry: ApiEntry, options: Partial<SectionOptions> = {}) =>
  create(entry, options).toc.map(({ hash }) => hash);
const getTable = (entry: ApiEntry, kind: ApiTableKind) =>
  create(entry).blocks.find(
    (block): block is ApiTableBlock => block.type === 'apiTable' && block.table.kind === kind,
  )!.table;

describe('the sections', () => {
  test('of a component are in the usual order', () => {
    expect(listHashes(FULL)).toEqual([
      'import',
      'props',
      'inheritance',
      'theme-default-props',
      'slots',
      'classes',
      'types',
      'source-code',
      'demos',
    ]);
  });

  test('of a hook are parameters and return value, without sections for components', () => {
    expect(listHashes(HOOK)).toEqual([
      'import',
      'parameters',
      'return-value',
      'source-code',
      'demos',
    ]);
  });

  test('without content are omitted', () => {
    expect(listHashes(createEntry(), { demos: [] })).toEqual(['import', 'props', 'source-code']);
    const hook = createEntry({ kind: 'hook', ref: undefined });
    expect(listHashes(hook, { demos: [] })).toEqual(['import', 'source-code']);
  });

  test.each([FULL, HOOK])('of $name have headings, all in the table of contents', (entry) => {
    const { blocks, toc } = create(entry);
    const tree = parseHtml(htmlOf(blocks));
    expect(findAll(tree, 'h2').map((heading) => heading.properties.id)).toEqual(
      toc.map(({ hash }) => hash),
    );
    for (const { hash, text } of toc) {
      expect(textOf(find(tree, `h2#${hash}`))).toBe(text);
    }
  });

  test('on a page with several entries have prefixed ids and are one level lower', () => {
    const { blocks, toc } = create(FULL, { idPrefix: 'button-', level: 3 });
    expect(toc.every(({ hash }) => hash.startsWith('button-'))).toBe(true);
    const tree = parseHtml(htmlOf(blocks));
    expect(findAll(tree, 'h2')).toEqual([]);
    expect(findAll(tree, 'h3').map(({ properties }) => properties.id)).toEqual(
      toc.map(({ hash }) => hash),
    );
    // Rows carry the name already.
    expect(find(tree, '#button-prop-color').tagName).toBe('tr');
  });

  test('have unique ids, and all links to them resolve', () => {
    for (const entry of [FULL, HOOK]) {
      const tree = parseHtml(htmlOf(create(entry).blocks));
      const ids = findAll(tree, '*').flatMap(({ properties }) => properties.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const hrefs = findAll(tree, 'a').map(({ properties }) => String(properties.href));
      const inside = hrefs.filter((href) => href.startsWith('#'));
      expect(inside.length).toBeGreaterThan(0);
      expect(inside.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
    }
  });
});

describe('a table block contains the data that its controls need', () => {
  test('for props: the number of rows, and of those from other sources', () => {
    expect(getTable(FULL, 'props')).toEqual({
      kind: 'props',
      prefix: 'button-prop-',
      html: expect.stringMatching(/^<table/),
      rows: 3,
      dataHref: '/api-data/a/button.json',
      inherited: 1,
      system: 3,
      native: 2,
    });
  });

  test('for other tables: the number of rows', () => {
    const { html, ...props } = getTable(FULL, 'classes');
    expect(html).toContain('Mui-disabled');
    expect(props).toEqual({
      kind: 'classes',
      prefix: 'button-classes-',
      rows: 1,
      dataHref: '/api-data/a/button.json',
    });
  });

  test('without own props: zero rows', () => {
    const entry = createEntry({ props: [createProp({ from: INHERITED })] });
    expect(getTable(entry, 'props')).toMatchObject({ inherited: 1, rows: 1 });
  });

  test('can be serialized as JSON', () => {
    const { blocks } = create(FULL);
    expect(JSON.parse(JSON.stringify(blocks))).toStrictEqual(blocks);
  });
});

describe('in the sections', () => {
  /** The HTML between a section's heading and the next. */
  const getSection = (entry: ApiEntry, id: string) => {
    const [, after = ''] = htmlOf(create(entry).blocks).split(`href="#${id}"`);
    const [, ...content] = (after.split('<div class="heading')[0] ?? '').split('</div>');
    return parseHtml(content.join('</div>'));
  };

  test('demos are links, their titles as text', () => {
    const link = find(getSection(FULL, 'demos'), 'li a');
    expect([textOf(link), link.properties.href]).toEqual(['A & B', '/a/b/']);
  });

  test("the component's own page is visible, and other pages are collapsed with their number", () => {
    const own = { title: 'Own', href: '/own/' };
    const others = ['a', 'b'].map((name) => ({ title: name, href: `/${name}/` }));
    const readDemos = (demos: readonly PageLink[]) =>
      parseHtml(getBlockHtml(create(FULL, { demos }).blocks.at(-1)!));
    const tree = readDemos([own, ...others]);
    const folded = find(tree, 'details');
    expect(textOf(find(folded, 'summary'))).toBe('2 more');
    expect(findAll(folded, 'a').map(textOf)).toEqual(['a', 'b']);
    expect(findAll(tree, '.api-pages a').map(textOf)).toEqual(['Own', 'a', 'b']);
    expect(findAll(readDemos([own]), 'details')).toEqual([]);
  });

  test('all imports are shown as code that can be copied', () => {
    const section = getSection(FULL, 'import');
    expect(textOf(find(section, 'pre code'))).toBe(
      "import Button from '@mui/material/Button';\n// or\nimport { Button } from '@mui/material';",
    );
    expect(textOf(find(section, 'button.MuiCode-copy'))).toBe('Copy');
  });

  test.each<[string, Partial<ApiEntry>, string]>([
    ['a ref', { ref: { holds: true } }, 'ref points to its root element.'],
    [
      'the type of its ref',
      { ref: { holds: true, type: 'HTMLButtonElement' } },
      'The declared type of this element is HTMLButtonElement.',
    ],
    ['no ref', { ref: { holds: false } }, 'Button cannot hold a ref.'],
    ['its child', { childNeedsRef: true }, 'Its child must accept a ref.'],
    [
      'its root element',
      { polymorphic: true },
      'The component prop replaces its root element. It then also accepts the props of that element.',
    ],
    [
      'system props',
      { sets: [{ set: 'S', group: 'system', names: ['m'] }] },
      'It also accepts CSS properties as props. These are called system props.',
    ],
    [
      'native attributes',
      { sets: [{ set: 'DOMAttributes', group: 'native', names: ['onClick'] }] },
      'It also accepts the attributes of its HTML element: DOMAttributes.',
    ],
  ])('props say of a component: %s', (_name, values, note) => {
    const notes = findAll(getSection(createEntry(values), 'props'), 'li').map(textOf);
    expect(notes).toContain(note);
  });

  test('the base is named, with a link if it has an API page', () => {
    const linked = find(getSection(FULL, 'inheritance'), 'a');
    expect([textOf(linked), linked.properties.href]).toEqual([
      'ButtonBase',
      '/material-ui/api/button-base/',
    ]);
    const other = getSection(createEntry({ inherits: 'Modal<T>' }), 'inheritance');
    expect(textOf(find(other, 'p code'))).toBe('Modal<T>');
  });

  test('the base is named once if its props are in the table', () => {
    const [first, ...others] = findAll(getSection(FULL, 'inheritance'), 'p').map(textOf);
    expect(first).toMatch(/^Button also accepts the props of ButtonBase\./);
    expect(others).toEqual([]);
  });

  test('all bases of the rows are named, then the component that receives other props', () => {
    const entry = createEntry({
      inherits: 'Transition',
      props: [
        createProp({ name: 'action', from: INHERITED }),
        createProp({ name: 'in', from: { group: 'inherited', name: 'Base', package: 'other' } }),
        createProp({ name: 'out', from: { group: 'inherited', name: 'Base', package: 'other' } }),
      ],
    });
    const [first, second, ...others] = findAll(getSection(entry, 'inheritance'), 'p');
    expect(textOf(first!)).toMatch(/^Button also accepts the props of ButtonBase, Base\./);
    expect(findAll(first!, 'a').map(textOf)).toEqual(['ButtonBase']);
    expect(textOf(second!)).toBe('Button passes other props to Transition.');
    expect(others).toEqual([]);
  });

  test('inherited rows create the section even without a base', () => {
    const entry = createEntry({ props: [createProp({ from: INHERITED })] });
    expect(listHashes(entry)).toContain('inheritance');
    expect(findAll(getSection(entry, 'inheritance'), 'p')).toHaveLength(1);
  });

  test('a hook shows its call with options or with its parameters in order', () => {
    const props = [createProp({ name: 'open' }), createProp({ name: 'id' })];
    const callOf = (values: Partial<ApiEntry>) =>
      textOf(find(getSection({ ...HOOK, props, ...values }, 'parameters'), 'p code'));
    expect(callOf({ takesOptions: true })).toBe('useSelect(options)');
    expect(callOf({ takesOptions: false })).toBe('useSelect(open, id)');
  });

  test('the definitions are a separate block that other pages can find', () => {
    const blocks = create(FULL).blocks.filter((block) => block.type === 'html' && block.typesOf);
    expect(blocks).toEqual([
      {
        type: 'html',
        html: expect.stringMatching(/^<details class="api-type"/),
        typesOf: 'button',
      },
    ]);
  });

  test('the type of `classes` has no definition: the table of classes is its definition', () => {
    const types = { ButtonClasses: { package: '@mui/material', href: 'https://e.com/' } };
    expect(listHashes({ ...FULL, types })).not.toContain('types');
    expect(listRowIds({ ...FULL, types })).not.toContain('button-type-ButtonClasses');
    expect(listHashes({ ...FULL, types, classes: [] })).toContain('types');
  });

  test('the key of the theme is named', () => {
    expect(findAll(getSection(FULL, 'theme-default-props'), 'code').map(textOf)).toContain(
      'MuiButton',
    );
  });

  test('types are sorted and collapsed, with their definition or the reason for its absence', () => {
    const section = getSection(FULL, 'types');
    const types = findAll(section, 'details.api-type');
    expect(types.map(({ properties }) => [properties.id, properties.open])).toEqual([
      ['button-type-Color', undefined],
      ['button-type-Theme', undefined],
    ]);
    expect(textOf(find(types[0]!, 'pre code'))).toBe("type Color = 'a' | Array<'b'>;");
    expect(findAll(types[1]!, 'pre')).toEqual([]);
    expect(textOf(types[1]!)).toContain('Too long to show here.');
    expect(types.map((type) => find(type, 'a').properties.href)).toEqual([
      'https://e.com/c',
      'https://example.com/theme',
    ]);
  });

  test('the source, the data and its schema are linked', () => {
    const links = findAll(getSection(FULL, 'source-code'), 'a');
    expect(links.map(({ properties }) => properties.href)).toEqual([
      'https://example.com/Button.js',
      '/api-data/a/button.json',
      '/api-data/schema.json',
    ]);
  });

  test('a hook that returns no object shows its return type', () => {
    const hook = createEntry({
      kind: 'hook',
      ref: undefined,
      returnType: { written: 'Color', links: ['Color'] },
      types: FULL.types,
    });
    const code = find(getSection(hook, 'return-value'), 'a');
    expect([textOf(code), code.properties.href]).toEqual(['Color', '#button-type-Color']);
    const other = { ...hook, returnType: { written: 'Array<string>', links: [] } };
    expect(textOf(find(getSection(other, 'return-value'), 'p code'))).toBe('Array<string>');
  });
});

describe('the lead', () => {
  test('is the description, after a deprecation warning', () => {
    const tree = parseHtml(renderLead(FULL, OPTIONS));
    const warning = find(tree, '.callout-warning');
    expect(warning.properties.role).toBe('note');
    expect(textOf(warning)).toMatch(/^Deprecated\.\s*Use Other\.\s*$/);
    expect(textOf(tree).trim()).toMatch(/Starts an <Action>\.$/);
  });

  test('has the warning if a deprecation has no text', () => {
    const tree = parseHtml(renderLead(createEntry({ deprecated: '' }), OPTIONS));
    expect(textOf(find(tree, '.callout-warning')).trim()).toBe('Deprecated.');
  });

  test('has the releases that added and deprecated the entry', () => {
    const history = { kind: 'component' as const, since: '5.14.20', deprecated: '6.1.10' };
    const tree = parseHtml(renderLead(createEntry({ deprecated: '' }), { ...OPTIONS, history }));
    expect(textOf(find(tree, '.callout-warning')).trim()).toBe('Deprecated since 6.1.');
    expect(textOf(tree)).toContain('Available since version 5.14 of @mui/material.');
  });

  test('is empty without a description', () => {
    expect(renderLead(createEntry(), OPTIONS)).toBe('');
  });
});

test('the ids for checks of links are those of the rows, of shared sets, and of the types', () => {
  for (const entry of [FULL, HOOK]) {
    const tree = parseHtml(htmlOf(create(entry).blocks));
    const rows = findAll(tree, 'tbody tr').map(({ properties }) => properties.id);
    const types = findAll(tree, 'details.api-type').map(({ properties }) => properties.id);
    const fetched = entry.sets.flatMap(({ names }) =>
      names.map((name) => `${entry.slug}-prop-${name}`),
    );
    expect(listRowIds(entry).sort()).toEqual([...rows, ...types, ...fetched].sort());
  }
});

test('every text comes from the translations', () => {
  const used = new Set<string>();
  const t = (key: string) => {
    used.add(key);
    return `§${used.size}§`;
  };
  const options = { ...OPTIONS, t };
  const html = [FULL, HOOK]
    .map((entry) => renderLead(entry, options) + htmlOf(createSections(entry, options).blocks))
    .join('');
  expect([...used].filter((key) => !(key in english))).toEqual([]);
  // What is left are the values of the entries, and none of our words.
  const own = Object.entries(english)
    .filter(
      ([key, text]) => (/^(api|flag|plan)/.test(key) || key === 'copy') && !text.includes('{{'),
    )
    .map(([, text]) => text);
  const tree = parseHtml(html);
  const shown = findAll(tree, '*').flatMap((element) => [
    ...(element.children.every(({ type }) => type === 'text') ? [textOf(element).trim()] : []),
    ...(element.properties.ariaLabel ? [String(element.properties.ariaLabel)] : []),
  ]);
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((text) => own.includes(text))).toEqual([]);
  expect([...used]).toEqual(
    expect.arrayContaining([
      ...['apiRequired', 'flagDeprecated', 'planPro', 'planPremium', 'apiState', 'apiMore'],
      ...['apiDetails', 'apiCopyLink', 'apiName', 'apiWritten', 'apiReturnsShort', 'headingLink'],
    ]),
  );
});

test('the size is below the import, with a link; an entry that is its own baseline has only one size', () => {
  const size = { alone: 12_345, added: 1_250, baseline: 'Button', href: '/sizes/?basket=a' };
  const html = htmlOf(create(FULL, { size }).blocks);
  expect(html).toContain(
    '<p>Size with Brotli: 12.3 kB alone, 1.3 kB added to an app that already uses <code>Button</code>. ' +
      '<a href="/sizes/?basket=a">Compare sizes</a></p>',
  );
  const alone = htmlOf(create(FULL, { size: { alone: 12_345, href: '/sizes/' } }).blocks);
  expect(alone).toContain('<p>Size with Brotli: 12.3 kB alone. <a href="/sizes/">');
});

test('an entry with recorded changes has a link to them, and others have no section', () => {
  expect(htmlOf(create(FULL, { historyHref: '/changes/?q=Button' }).blocks)).toContain(
    '<p><a href="/changes/?q=Button">See what changed in Button by version</a></p>',
  );
  expect(listHashes(FULL)).not.toContain('history');
});
