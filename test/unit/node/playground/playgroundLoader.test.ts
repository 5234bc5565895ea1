import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type playgroundLoader from '@/src/node/playground/playgroundLoader.cjs';
import { createApiCache } from '../../support/apiCache';
import { createEntry } from '../../support/apiEntry';
import { makeFolder, readText, removeFolder } from '../../support/temp';

const createComponent = (product: string, name: string) =>
  createEntry({
    product,
    name,
    slug: name.toLowerCase(),
    imports: [`import ${name} from '@mui/${product}/${name}';`],
  });

const root = makeFolder({
  ...createApiCache([
    ...['Button', 'Dialog', 'Tab', 'Tabs'].map((name) => createComponent('material-ui', name)),
    createComponent('base-ui', 'Button'),
  ]),
  'data/material-ui/tabs/tabs.playground.json': JSON.stringify({
    component: 'Tabs',
    children: [{ component: 'Tab' }, { component: 'Tab' }],
  }),
  'data/material-ui/dialog/dialog.playground.json': JSON.stringify({
    component: 'Dialog',
    trigger: { component: 'Button' },
  }),
  'data/base-ui/button/button.playground.json': JSON.stringify({ component: 'Button' }),
  'data/base-ui/button/button.playground.tsx': 'export const Button = () => null;\n',
  'data/base-ui/odd/odd.playground.json': JSON.stringify({ component: 'Odd' }),
});
let loader: typeof playgroundLoader;

beforeAll(() => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
  loader = jest.requireActual('@/src/node/playground/playgroundLoader.cjs');
  cwd.mockRestore();
});
afterAll(() => removeFolder(root));

function load(name: string, watched: string[] = []): string {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
  const resourcePath = path.join(root, 'data', `${name}.playground.json`);
  const watch = (file: string) => void watched.push(path.relative(root, file));
  try {
    return loader.call(
      { resourcePath, addDependency: watch, addContextDependency: watch },
      readText(resourcePath),
    );
  } finally {
    cwd.mockRestore();
  }
}

test('the module is created again if a file with styled components is added or the API reference changes', () => {
  const watched: string[] = [];
  load('material-ui/tabs/tabs', watched);
  expect(watched).toEqual(['data/material-ui/tabs', '.cache/api/index.json']);
});

test('the module imports the components as the API reference does', () => {
  expect(load('material-ui/tabs/tabs')).toBe(
    [
      `import { createPlayground } from '@/src/site/features/playground/createPlayground';`,
      `import Tab from '@mui/material-ui/Tab';`,
      `import Tabs from '@mui/material-ui/Tabs';`,
      `export default createPlayground({ Tab, Tabs });`,
      ``,
    ].join('\n'),
  );
});

test('styles of a page without styles and the button that opens a dialog come first', () => {
  const code = load('base-ui/button/button');
  expect(code).toContain(`import * as own from "./button.playground.tsx";`);
  expect(code).toContain('createPlayground({ Button, ...own })');
  expect(load('material-ui/dialog/dialog')).toContain('@mui/material-ui/Button');
});

test('an unknown component is an error', () => {
  expect(() => load('base-ui/odd/odd')).toThrow('base-ui have no component "Odd"');
});
