import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  assembleExport,
  findChangedRoutes,
  keepCompiled,
  keepExport,
  readKeptExport,
  restoreCompiled,
} from '@/src/node/next/partialExport';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

const BUTTON = { routeFile: 'pages/a/button.tsx', markdownFile: 'data/a/button.md' };
const CARD = { routeFile: 'pages/a/card.tsx', markdownFile: 'data/a/card.md' };
const ROUTES = [BUTTON, CARD];
const MARKDOWN = { 'data/a/button.md': '1', 'data/a/button-pt.md': '2', 'data/a/card.md': '3' };
const KEPT = { frame: 'frame', buildId: 'aaaa', markdown: MARKDOWN };

describe('the routes to render again', () => {
  const find = (change: Record<string, string>, frame = 'frame') =>
    findChangedRoutes(KEPT, { frame, markdown: { ...MARKDOWN, ...change } }, ROUTES);

  test('are none when no text changed', () => {
    expect(find({})).toEqual([]);
  });

  test('are those of the changed files alone', () => {
    expect(find({ 'data/a/card.md': '4' })).toEqual([CARD]);
  });

  test('are once each, whichever language changed', () => {
    expect(find({ 'data/a/button.md': '4', 'data/a/button-pt.md': '5' })).toEqual([BUTTON]);
    expect(find({ 'data/a/button-pt.md': '5' })).toEqual([BUTTON]);
  });

  test('are all when something else changed, when no route shows the file, or without an export', () => {
    expect(find({}, 'another')).toBeUndefined();
    expect(find({ 'data/a/part.md': '4' })).toBeUndefined();
    expect(findChangedRoutes(undefined, KEPT, ROUTES)).toBeUndefined();
  });
});

describe('an export', () => {
  let root: string;
  let next: string;
  let out: string;
  beforeEach(() => {
    root = makeFolder({
      '.next/server/pages/a/button.js': 'button',
      '.next/server/pages-manifest.json': 'as compiled',
      'out/index.html': 'home aaaa',
      'out/a/button/index.html': 'button aaaa',
      'out/a/card/index.html': 'card aaaa',
      'out/_next/data/aaaa/a/button.json': 'button',
      'out/_next/data/aaaa/a/card.json': 'card',
      'out/_next/static/aaaa/_buildManifest.js': 'manifest aaaa',
      'out/_next/static/chunks/1.js': 'aaaa is no id here',
    });
    next = path.join(root, '.next');
    out = path.join(root, 'out');
  });
  afterEach(() => removeFolder(root));

  test('takes the pages that were rendered again, and all others from the one before', async () => {
    await keepCompiled(next);
    await keepExport(out, KEPT, next);
    // Later steps change the export, and Next what it compiled.
    writeFiles(root, {
      'out/a/card/index.html': 'lean card',
      'out/left.html': 'left',
      '.next/server/pages-manifest.json': 'changed',
    });
    await restoreCompiled(next);
    expect(readText(next, 'server/pages-manifest.json')).toBe('as compiled');
    writeFiles(root, {
      '.next/server/pages/a/button.html': 'new button aaaa',
      '.next/server/pages/a/button.json': 'new button',
    });
    await assembleExport(out, ['/a/button'], { from: 'aaaa', to: 'bbbb' }, next);
    const files = {
      'index.html': 'home bbbb',
      'a/button/index.html': 'new button bbbb',
      'a/card/index.html': 'card bbbb',
      '_next/data/bbbb/a/button.json': 'new button',
      '_next/data/bbbb/a/card.json': 'card',
      '_next/static/bbbb/_buildManifest.js': 'manifest bbbb',
      '_next/static/chunks/1.js': 'aaaa is no id here',
    };
    for (const [file, text] of Object.entries(files)) {
      expect([file, readText(out, file)]).toEqual([file, text]);
    }
    expect(() => readText(out, 'left.html')).toThrow();
    expect(() => readText(out, '_next/data/aaaa/a/card.json')).toThrow();
  });

  test('is known by what it was made from, until the compiler runs again', async () => {
    expect(readKeptExport(next)).toBeUndefined();
    await keepCompiled(next);
    await keepExport(out, KEPT, next);
    expect(readKeptExport(next)).toEqual(KEPT);
    await keepCompiled(next);
    expect(readKeptExport(next)).toBeUndefined();
  });
});
