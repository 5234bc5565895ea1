/** @jest-environment jsdom */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import {
  addSetRows,
  filterRows,
  markTypeLinks,
  revealRow,
  toggleRow,
  toggleType,
} from '@/src/site/features/api/tableRows';
import { API_FILES, DATA_HREF, getTableHtml, getTypesHtml } from '../../../support/apiTable';
import { catchError } from '../../../support/errors';
import { type TestServer, startServer } from '../../../support/server';

const PREFIX = 'button-prop-';
let table: HTMLElement;
const listShown = () =>
  [...table.querySelectorAll<HTMLElement>('tbody tr[id]')]
    .filter((row) => !row.hidden)
    .map(({ id }) => id.slice(PREFIX.length));
const getRow = (name: string) => document.getElementById(PREFIX + name) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="table">${getTableHtml()}</div>${getTypesHtml()}`;
  table = document.getElementById('table')!;
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the filter', () => {
  test.each([
    ['name', 'disab', ['disabled']],
    ['type', 'secondary', ['color']],
    ['default', 'false', ['disabled']],
    ['description', 'each change', ['onChange']],
    ['where it comes from', 'buttonbase', ['action']],
    ['name in any case', 'ONCHANGE', ['onChange']],
    ['several words anywhere in the row', 'hue COLOR', ['color']],
    ['several words, all of them', 'primary shades', ['sx']],
    ['a word in several rows', 'primary', ['color', 'sx']],
    ['a character that means something elsewhere', '(event:', ['onChange']],
    ['nothing', 'none-such', []],
  ])('finds by %s', (_name, query, names) => {
    expect(filterRows(table, query)).toEqual({ shown: names.length, all: 6 });
    expect(listShown()).toEqual(names);
    expect(table.hasAttribute('data-filtering')).toBe(true);
  });

  test.each(['', '   '])('shows all rows for %j', (query) => {
    filterRows(table, 'disabled');
    expect(filterRows(table, query)).toEqual({ shown: 6, all: 6 });
    expect(listShown()).toHaveLength(6);
    expect(table.hasAttribute('data-filtering')).toBe(false);
  });

  test('keeps the table header, and closes expanded rows', () => {
    toggleType(getRow('sx').querySelector('a.api-type-link')!);
    filterRows(table, 'none-such');
    expect(table.querySelector<HTMLElement>('thead tr')!.hidden).toBe(false);
    expect(table.querySelectorAll('.api-type-row')).toHaveLength(0);
    expect(table.querySelectorAll('.api-type-link[aria-expanded="true"]')).toHaveLength(0);
  });
});

describe('a row', () => {
  test('is toggled by its button, with aria-expanded', () => {
    const row = getRow('color');
    const button = row.querySelector('.api-toggle')!;
    toggleRow(row);
    expect([row.hasAttribute('data-open'), button.getAttribute('aria-expanded')]).toEqual([
      true,
      'true',
    ]);
    toggleRow(row);
    expect([row.hasAttribute('data-open'), button.getAttribute('aria-expanded')]).toEqual([
      false,
      'false',
    ]);
    expect(getRow('disabled').hasAttribute('data-open')).toBe(false);
  });

  test('that is revealed is highlighted, expanded and in view, and the earlier one is no longer highlighted', () => {
    revealRow(getRow('color'));
    revealRow(getRow('action'));
    const marked = [...document.querySelectorAll('[data-revealed]')];
    expect(marked).toEqual([getRow('action')]);
    expect(getRow('action').hasAttribute('data-open')).toBe(true);
    const scroll = jest.mocked(Element.prototype.scrollIntoView);
    expect(scroll.mock.contexts).toEqual([getRow('color'), getRow('action')]);
  });
});

describe('a type', () => {
  const linksOf = (name: string) => [
    ...getRow(name).querySelectorAll<HTMLAnchorElement>('a.api-type-link'),
  ];
  const listPanels = () => [...table.querySelectorAll('.api-type-row')];

  test('opens below its row, over all columns, without its summary', () => {
    const [link] = linksOf('sx');
    expect(toggleType(link!)).toBe(true);
    expect(listPanels()).toEqual([getRow('sx').nextElementSibling]);
    expect(link!.getAttribute('aria-expanded')).toBe('true');
    const cell = listPanels()[0]!.querySelector('td')!;
    expect(cell.colSpan).toBe(4);
    expect(cell.getAttribute('role')).toBe('cell');
    expect(listPanels()[0]!.getAttribute('role')).toBe('row');
    expect(cell.textContent).toBe('TSCopytype SxProps = {};Declared in @mui/system');
    expect(cell.querySelector('summary')).toBeNull();
    expect(document.getElementById('button-type-SxProps')!.textContent).toContain('type SxProps');
  });

  test('is closed by the same link', () => {
    const [link] = linksOf('sx');
    toggleType(link!);
    expect(toggleType(link!)).toBe(true);
    expect(listPanels()).toEqual([]);
    expect(link!.getAttribute('aria-expanded')).not.toBe('true');
  });

  test('is replaced by another one of the same row', () => {
    const [sxProps, theme] = linksOf('sx');
    toggleType(sxProps!);
    toggleType(theme!);
    expect(listPanels().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('interface Theme'),
    ]);
    expect(sxProps!.getAttribute('aria-expanded')).not.toBe('true');
    expect(theme!.getAttribute('aria-expanded')).toBe('true');
  });

  test('stays open while one of another row opens and closes', () => {
    toggleType(linksOf('sx')[0]!);
    toggleType(linksOf('theme')[0]!);
    expect(listPanels()).toHaveLength(2);
    toggleType(linksOf('theme')[0]!);
    expect(listPanels()).toEqual([getRow('sx').nextElementSibling]);
    expect(linksOf('sx')[0]!.getAttribute('aria-expanded')).toBe('true');
  });

  test('is marked as expandable if its definition is on the page', () => {
    document.getElementById('button-type-Theme')!.remove();
    markTypeLinks(table);
    expect(linksOf('sx').map((link) => link.getAttribute('aria-expanded'))).toEqual([
      'false',
      null,
    ]);
  });

  test('whose definition is not on the page is an ordinary link', () => {
    document.getElementById('button-type-Theme')!.remove();
    expect(toggleType(linksOf('theme')[0]!)).toBe(false);
    expect(listPanels()).toEqual([]);
  });
});

describe('rows of shared sets', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(API_FILES);
  });
  afterAll(() => server.close());
  afterEach(() => {
    server.files = { ...API_FILES };
    server.requests = [];
    server.isDown = false;
  });
  const add = (group: 'native' | 'system') => addSetRows(table, group, DATA_HREF, PREFIX);

  test('are appended in the order of the sets, if they are props of the entry', async () => {
    const before = listShown();
    await add('native');
    expect(listShown()).toEqual([...before, 'onClick', 'onBlur', 'role']);
    expect(server.requests.sort()).toEqual([
      DATA_HREF,
      '/api-data/sets/AriaAttributes.html',
      '/api-data/sets/DOMAttributes.html',
    ]);
  });

  test('belong to their group only', async () => {
    await add('system');
    expect(listShown().slice(6)).toEqual(['m']);
    expect(getRow('m').dataset.from).toBe('system');
  });

  test('have links to themselves', async () => {
    await add('native');
    expect(getRow('onClick').querySelector('.api-anchor')?.getAttribute('href')).toBe(
      '#button-prop-onClick',
    );
  });

  test('are fetched once, even if requested twice at the same time', async () => {
    await Promise.all([add('native'), add('native')]);
    await add('native');
    expect(listShown()).toHaveLength(9);
    expect(new Set(listShown()).size).toBe(9);
    const count = server.requests.length;
    await add('native');
    expect(server.requests).toHaveLength(count);
  });

  test('are filtered while their switch is on', async () => {
    await add('native');
    expect(filterRows(table, 'attribute onblur')).toEqual({ shown: 0, all: 6 });
    document.documentElement.setAttribute('data-api-native', 'on');
    expect(filterRows(table, 'attribute onblur')).toEqual({ shown: 1, all: 9 });
    document.documentElement.removeAttribute('data-api-native');
    expect(listShown()).toEqual(['onBlur']);
  });

  test.each([
    ['the entry', DATA_HREF],
    ['one of its sets', '/api-data/sets/AriaAttributes.html'],
  ])(
    'do not change the table if %s fails to load, and can be loaded later',
    async (_name, missing) => {
      server.files = Object.fromEntries(
        Object.entries(API_FILES).filter(([name]) => name !== missing),
      );
      expect(await catchError(() => add('native'))).toMatchObject({ message: `${missing}: 404` });
      expect(listShown()).toHaveLength(6);
      server.files = { ...API_FILES };
      await add('native');
      expect(listShown()).toHaveLength(9);
    },
  );

  test('are not fetched without a table', async () => {
    await addSetRows(null, 'native', DATA_HREF, PREFIX);
    expect(server.requests).toEqual([]);
  });
});
