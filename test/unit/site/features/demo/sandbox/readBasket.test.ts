/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SizeEntry } from '@/src/shared/sizes/sizesFile';
import { readBasket } from '@/src/site/features/demo/sandbox/readBasket';

const entry = (from: string, name: string, exported = 'default'): SizeEntry => ({
  ...{ name, exported, package: `@mui/${from}`, path: `@mui/${from}/${name}`, groups: [] },
});
const code = (from: string, name: string) =>
  `import ${name} from '@mui/${from}/${name}';\nexport default () => &lt;${name} />;`;
const demo = (name: string, html: string, file = `${name}.tsx`, options = {}) => ({
  ...{ type: 'demo', name, label: name, options },
  flavours: {
    system: { path: '', lines: {}, files: { TS: [{ name: file, html }], JS: [] } },
  },
});

/** The pages by product. */
const PAGES: Record<string, unknown[]> = {
  'material-ui': [
    demo('Other', code('material', 'Chip')),
    demo('Framed', code('material', 'Button'), 'Framed.tsx', { iframe: true }),
    demo('ButtonBasic', code('material', 'Button')),
  ],
  'joy-ui': [demo('ButtonBasic', code('joy', 'Button'))],
  'base-ui': [
    demo('One', code('base', 'Switch'), 'index.tsx'),
    demo('Two', code('base', 'useSwitch'), 'index.tsx'),
  ],
};
const LISTED = [
  ['@mui/material', 'Button', 'material-ui'],
  ['@mui/joy', 'Button', 'joy-ui'],
  ['@mui/base', 'Switch', 'base-ui'],
  ['@mui/base', 'useSwitch', 'base-ui'],
];

let requests: string[];
beforeEach(() => {
  requests = [];
  Object.assign(window, { __NEXT_DATA__: { buildId: 'b' } });
  globalThis.fetch = jest.fn(async (input: unknown) => {
    const address = String(input);
    requests.push(address);
    const product = /(material-ui|joy-ui|base-ui)/.exec(address)?.[1] ?? '';
    const data = address.endsWith('index.json')
      ? LISTED.map(([from, name, id]) => ({ package: from, name, data: `/api-data/${id}/a.json` }))
      : address.startsWith('/api-data/')
        ? { demos: [{ title: '', href: `/${product}/react-x/` }] }
        : { pageProps: { page: { blocks: PAGES[product] } } };
    return { ok: true, json: async () => data } as Response;
  }) as typeof fetch;
});

test('Each entry has the first demo of its page that imports it, and none in an iframe', async () => {
  const { files, themes, packages, about } = await readBasket(
    [entry('material', 'Button'), entry('joy', 'Button'), entry('material', 'useUnknown')],
    'TS',
  );
  expect(files.map(({ name }) => name)).toEqual([
    'App.tsx',
    'material-ui/react-x/ButtonBasic.tsx',
    'joy-ui/react-x/ButtonBasic.tsx',
  ]);
  expect(files[0]!.text).toContain("import ButtonBasic from './material-ui/react-x/ButtonBasic';");
  expect(files[0]!.text).toContain("import JoyUIButtonBasic from './joy-ui/react-x/ButtonBasic';");
  expect(files[0]!.text).toContain('<h2>Button (Joy UI)</h2>');
  expect(themes).toEqual(['material', 'joy']);
  expect(packages).toEqual(['@mui/material', '@mui/joy']);
  expect(about).toContain("import JoyButton from '@mui/joy/Button';");
  expect(about).toContain("import useUnknown from '@mui/material/useUnknown';");
});

test('Demos with a folder of their own keep it, and a page is loaded once', async () => {
  const { files } = await readBasket([entry('base', 'Switch'), entry('base', 'useSwitch')], 'TS');
  expect(files.slice(1).map(({ name }) => name)).toEqual([
    'base-ui/react-x/One/index.tsx',
    'base-ui/react-x/Two/index.tsx',
  ]);
  expect(files[0]!.text).toContain("import One from './base-ui/react-x/One';");
  expect(requests.filter((address) => address.startsWith('/_next/'))).toHaveLength(1);
});
