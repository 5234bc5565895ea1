import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';

const fetchPage = jest.fn<typeof import('@/src/site/browser/fetchPage').fetchPage>();
jest.mock('@/src/site/browser/fetchPage', () => ({ fetchPage }));
const mockIsland = { load: async () => {} };
// Jest requires an existing file, whose content isn't read.
jest.mock('@/data/../README.md', () => ({
  demos: { Pick: { system: mockIsland, css: mockIsland }, 'Half.tsx': {} },
}));

const source = { path: 'data/a/Pick/system/index.tsx' };
const block = (name: string, key: string, flavours: object) => ({
  type: 'demo',
  name,
  key,
  flavours,
});
const PAGE = {
  pathname: '/a/page',
  title: 'Page',
  blocks: [
    { type: 'html', html: '<h2 id="Text">Text</h2>' },
    block('Pick', 'Pick', { system: source, css: { path: 'data/a/Pick/css/index.tsx' } }),
    block('Half', 'Half.tsx', { system: source }),
  ],
};
const FILES = { '/a/page': '../README' };

let loadDemo: typeof import('@/src/site/features/demo/view/loadDemo').loadDemo;
beforeAll(async () => {
  ({ loadDemo } = await import('@/src/site/features/demo/view/loadDemo'));
});
beforeEach(() => {
  fetchPage.mockReset().mockResolvedValue(PAGE as never);
});

describe('nothing is loaded for a page that does not exist', () => {
  test.each(['/a/other', '/constructor', '/__proto__', '/toString', ''])('%s', async (pathname) => {
    expect(await loadDemo({ pathname, name: 'Pick' }, FILES)).toBeUndefined();
    expect(fetchPage).not.toHaveBeenCalled();
  });
});

test.each(['Evil', 'Text', 'pick', ''])('the page has no demo called "%s"', async (name) => {
  expect(await loadDemo({ pathname: '/a/page', name }, FILES)).toBeUndefined();
});

test.each([
  [undefined, 'system'],
  ['css', 'css'],
  ['tailwind', 'system'],
] as const)('in the flavor %s, it finds %s', async (wanted, flavour) => {
  const request = { pathname: '/a/page', name: 'Pick', ...(wanted && { flavour: wanted }) };
  expect(await loadDemo(request, FILES)).toMatchObject({
    page: { pathname: '/a/page', title: 'Page' },
    block: { name: 'Pick' },
    flavour,
    source: { path: `data/a/Pick/${flavour}/index.tsx` },
    island: mockIsland,
  });
});

test('a page module without the demo of its page data is an error that names both', async () => {
  await expect(loadDemo({ pathname: '/a/page', name: 'Half' }, FILES)).rejects.toThrow(
    'The demo Half on /a/page has no system flavour',
  );
});
