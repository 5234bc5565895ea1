/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Button, { buttonClasses } from '@mui/material/Button';
import { readIcon } from '@/src/node/iconModules';
import { evaluate, resolveFile } from '@/src/site/features/demo/live/evaluate';
import { compileFiles } from '@/src/site/features/demo/live/compile';
import { PACKAGES } from '@/src/site/features/demo/live/packages';
import { loadModule } from '@/src/site/features/demo/live/registry';
import { readInNode } from '../../../../support/liveCode';

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.restoreAllMocks();
});

const refused = (key: string, values: object) => expect.objectContaining({ key, values });

describe('loadModule', () => {
  test.each(Object.keys(PACKAGES))('has %s', async (name) => {
    expect(Object.keys(await loadModule(name)).length).toBeGreaterThan(1);
  });

  test('a deep path is the export of the package, with its named exports', async () => {
    const module = await loadModule('@mui/material/Button');
    expect(module.default).toBe(Button);
    expect(module.buttonClasses).toEqual(buttonClasses);
  });

  test.each([
    ['@mui/base/Unstable_Popup', 'Unstable_Popup'],
    ['@mui/base/unstable_useModal', 'unstable_useModal'],
    ['@mui/base/Unstable_NumberInput', 'Unstable_NumberInput'],
    ['@mui/material/Unstable_Grid2', 'Unstable_Grid2'],
    ['@mui/base/useSelect', 'useSelect'],
    ['@mui/lab/TabPanel', 'TabPanel'],
    ['@mui/system/Box', 'Box'],
    ['@mui/x-data-grid/DataGrid', 'DataGrid'],
    ['@mui/joy/Button', 'Button'],
  ])('%s', async (specifier, name) => {
    const parent = specifier.split('/').slice(0, 2).join('/');
    const whole = (await PACKAGES[parent]!()) as Record<string, unknown>;
    const expected = whole[name] ?? whole[name.replace(/^Unstable_/, '')];
    expect(expected).toBeDefined();
    expect((await loadModule(specifier)).default).toBe(expected);
  });

  test.each([
    'lodash',
    'constructor',
    '__proto__',
    '@mui/material/Buton',
    '@mui/materialx',
    'https://a.b/c.js',
  ])('refuses %s', async (name) => {
    await expect(loadModule(name)).rejects.toEqual(refused('liveNoPackage', { name }));
  });

  test('a missing export throws an error with its name', async () => {
    const module = await loadModule('@mui/material');
    expect(() => module.Buton).toThrow(
      refused('liveNoExport', { module: '@mui/material', name: 'Buton' }) as never,
    );
    // Properties that the JavaScript engine reads from any object aren't imports.
    // eslint-disable-next-line @typescript-eslint/await-thenable -- `await` asks whether it is a promise
    expect(await module).toBe(module);
  });

  test('type-only modules are empty', async () => {
    expect(Object.keys(await loadModule('@mui/lab/themeAugmentation'))).toEqual(['__esModule']);
  });
});

describe('icons', () => {
  const answer = (body: unknown, status = 200) => {
    globalThis.fetch = (async () => ({
      ok: status < 400,
      status,
      json: async () => body,
    })) as unknown as typeof fetch;
  };

  test('an icon renders the same as its module in the package', async () => {
    for (const name of ['AcUnit', 'Battery20']) {
      answer({ [name]: readIcon(`node_modules/@mui/icons-material/${name}.js`) });
      const { default: Icon } = await loadModule(`@mui/icons-material/${name}`);
      const { default: Real } = await import(`@mui/icons-material/${name}`);
      expect(renderToStaticMarkup(createElement(Icon as never))).toBe(
        renderToStaticMarkup(createElement(Real)),
      );
    }
  });

  test.each(['Acunitt', 'constructor', '../secret', 'A'])('refuses %s', async (name) => {
    answer({}, 404);
    await expect(loadModule(`@mui/icons-material/${name}`)).rejects.toEqual(
      refused('liveNoIcon', { name }),
    );
  });

  test('a group that fails to load can be loaded again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answer({}, 500);
    await expect(loadModule('@mui/icons-material/Zzz')).rejects.toEqual(
      refused('liveNotLoaded', { name: 'Zzz' }),
    );
    answer({ Zzz: ['M0 0'] });
    expect((await loadModule('@mui/icons-material/Zzz')).default).toBeDefined();
  });
});

describe('evaluate', () => {
  const run = async (files: Record<string, string>) => {
    const result = await compileFiles(
      Object.entries(files).map(([name, text]) => ({ name, text })),
      readInNode,
    );
    if ('codeError' in result) {
      throw new Error(result.codeError.message);
    }
    return evaluate(result.files, 1, readInNode);
  };

  test('runs a demo and its files, each once', async () => {
    const Pick = await run({
      'Pick.tsx':
        "import './styles.css';\nimport { rows, count } from './rows';\nimport './other';\nexport default () => <b>{rows.join()}{count()}</b>;",
      'rows.ts':
        "export const rows: string[] = ['a', 'b'];\nlet n = 0;\nexport const count = () => (n += 1);",
      'other.ts': "import { count } from './rows';\ncount();",
      'styles.css': '.a {}',
    });
    expect(renderToStaticMarkup(createElement(Pick))).toBe('<b>a,b2</b>');
  });

  test.each<[what: string, text: string, codeError: object]>([
    ['no component', 'export const a = 1;', { key: 'liveNoComponent' }],
    ['an element in place of a component', 'export default <p />;', { key: 'liveNoComponent' }],
    [
      'an unknown package',
      "import * as React from 'react';\nimport _ from 'lodash';\nexport default () => <p>{_.a}{React.version}</p>;",
      { key: 'liveNoPackage', values: { name: 'lodash' }, line: 2 },
    ],
    [
      'a file that is not there',
      "\nimport { a } from './a';\nexport default () => a;",
      { key: 'liveNoFile', values: { name: './a' }, line: 2 },
    ],
  ])('refuses %s', async (_what, text, codeError) => {
    await expect(run({ 'Pick.tsx': text })).rejects.toEqual(expect.objectContaining(codeError));
  });

  test('ends a loop that blocks the page, and reports its line', async () => {
    // The loop is finite, so that the test ends even if the guard fails.
    const text = 'export default () => {\n  for (let i = 0; i < 1e6; i += 1) {}\n};';
    const Pick = await run({ 'Pick.tsx': text });
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    expect(() => renderToStaticMarkup(createElement(Pick))).toThrow(
      expect.objectContaining({ key: 'liveLoopTooLong', line: 2 }) as never,
    );
  });
});

test.each([
  ['index.tsx', './seeds', 'seeds.ts'],
  ['index.tsx', './styles.css', 'styles.css'],
  ['index.tsx', '../seeds', '../seeds.ts'],
  ['parts/a.ts', '../seeds', 'seeds.ts'],
  ['index.tsx', './parts', 'parts/index.tsx'],
  ['index.js', './seeds.js', 'seeds.ts'],
  ['index.tsx', './none', undefined],
])('in %s, %s is %s', (from, specifier, file) => {
  const names = ['seeds.ts', 'styles.css', '../seeds.ts', 'parts/index.tsx'];
  expect(resolveFile(from, specifier, names)).toBe(file);
});
