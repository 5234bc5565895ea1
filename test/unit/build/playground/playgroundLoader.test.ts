import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import playgroundLoader from '@/src/build/playground/playgroundLoader.cjs';

function load(name: string, watched: string[] = []): string {
  const resourcePath = path.resolve('data', `${name}.playground.json`);
  const watch = (name: string) => void watched.push(path.relative('.', name));
  return playgroundLoader.call(
    { resourcePath, addDependency: watch, addContextDependency: watch },
    readFileSync(resourcePath, 'utf8'),
  );
}

test('the module is made anew when a look comes, or the reference changes', () => {
  const watched: string[] = [];
  load('material-ui/components/tabs/tabs', watched);
  expect(watched).toEqual(['data/material-ui/components/tabs', '.cache/api/index.json']);
});

test('the module brings the components as the reference imports them', () => {
  expect(load('material-ui/components/tabs/tabs')).toBe(
    [
      `import { createBoard } from '@/src/site/playground/createBoard';`,
      `import Tab from '@mui/material/Tab';`,
      `import Tabs from '@mui/material/Tabs';`,
      `export default createBoard({ Tab, Tabs });`,
      ``,
    ].join('\n'),
  );
});

test('the look of a page without styles goes before them, and so does the button that opens a dialog', () => {
  const code = load('base-ui/components/button/button');
  expect(code).toContain(`import * as own from "./button.playground.tsx";`);
  expect(code).toContain('createBoard({ Button, ...own })');
  expect(load('material-ui/components/dialog/dialog')).toContain('@mui/material/Button');
});
