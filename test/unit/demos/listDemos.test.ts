import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_SETTINGS } from '../../../src/shared/demoReport';
import { type ListedDemo, chooseSettings, listDemos } from '../../demos/listDemos';

let out: string;

const source = (file: string) => ({ path: file });

beforeAll(() => {
  out = mkdtempSync(path.join(tmpdir(), 'demos-'));
  const folder = path.join(out, '_next/data/id/base-ui');
  mkdirSync(folder, { recursive: true });
  const blocks = [
    { type: 'html' },
    {
      type: 'demo',
      name: 'Intro',
      options: { iframe: true },
      flavours: { system: source('data/a/system/index.tsx'), css: source('data/a/css/index.tsx') },
    },
  ];
  writeFileSync(
    path.join(folder, 'react-a.json'),
    JSON.stringify({ pageProps: { page: { pathname: '/base-ui/react-a/', blocks } } }),
  );
});

afterAll(() => rmSync(out, { recursive: true }));

test('Each flavour of a demo is one, and only the first is served', () => {
  expect(listDemos(out)).toEqual([
    {
      pathname: '/base-ui/react-a',
      name: 'Intro',
      flavour: 'system',
      file: 'data/a/system/index.tsx',
      served: true,
      framed: true,
    },
    {
      pathname: '/base-ui/react-a',
      name: 'Intro',
      flavour: 'css',
      file: 'data/a/css/index.tsx',
      served: false,
      framed: true,
    },
  ]);
});

test('Without an export the error says what to do', () => {
  expect(() => listDemos(path.join(out, 'none'))).toThrow(/run npm run build/);
});

test('The demos of a page have one setting, always the same; many pages have all; a full run tries each', () => {
  const demo = (name: string, pathname = '/x'): ListedDemo => ({
    pathname,
    name,
    flavour: 'system',
    file: 'data/x.tsx',
    served: true,
    framed: false,
  });
  expect(chooseSettings(demo('A'), false)).toHaveLength(1);
  expect(chooseSettings(demo('A'), false)).toEqual(chooseSettings(demo('A'), false));
  const choose = (toDemo: (index: number) => ListedDemo) =>
    new Set(Array.from({ length: 100 }, (_, index) => chooseSettings(toDemo(index), false)[0]));
  expect(choose((index) => demo(`D${index}`)).size).toBe(1);
  expect(choose((index) => demo('A', `/x${index}`))).toEqual(new Set(DEMO_SETTINGS));
  expect(chooseSettings(demo('A'), true)).toEqual(DEMO_SETTINGS);
});
