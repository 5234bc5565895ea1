import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listDemos } from '../../demos/listDemos';
import { makeFolder, removeFolder } from '../support/temp';

let out: string;

const source = (file: string) => ({ path: file });

beforeAll(() => {
  out = makeFolder();
  const folder = path.join(out, '_next/data/id/base-ui');
  mkdirSync(folder, { recursive: true });
  const blocks = [
    { type: 'html' },
    {
      type: 'demo',
      name: 'Intro',
      options: { iframe: true, hideToolbar: true },
      flavours: { system: source('data/a/system/index.tsx'), css: source('data/a/css/index.tsx') },
    },
  ];
  writeFileSync(
    path.join(folder, 'react-a.json'),
    JSON.stringify({ pageProps: { page: { pathname: '/base-ui/react-a/', blocks } } }),
  );
});

afterAll(() => removeFolder(out));

test('Each flavor of a demo is listed, and only the first is served', () => {
  expect(listDemos(out)).toEqual([
    {
      pathname: '/base-ui/react-a',
      name: 'Intro',
      flavour: 'system',
      file: 'data/a/system/index.tsx',
      served: true,
      framed: true,
      editable: false,
    },
    {
      pathname: '/base-ui/react-a',
      name: 'Intro',
      flavour: 'css',
      file: 'data/a/css/index.tsx',
      served: false,
      framed: true,
      editable: false,
    },
  ]);
});

test('Without an export, the error has a remedy', () => {
  expect(() => listDemos(path.join(out, 'none'))).toThrow(/run npm run build/);
});
