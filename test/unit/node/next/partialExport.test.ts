import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  copyExport,
  invalidateExport,
  keepCompiled,
  keepExport,
  planRendering,
  readKeptExport,
  restoreCompiled,
  updateExport,
} from '@/src/node/next/partialExport';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

const BUTTON = { routeFile: 'pages/a/button.tsx', markdownFile: 'data/a/button.md' };
const CARD = { routeFile: 'pages/a/card.tsx', markdownFile: 'data/a/card.md' };
const ROUTES = [BUTTON, CARD];
const TEXTS = { 'data/a/button.md': '1', 'data/a/button-pt.md': '2', 'data/a/card.md': '3' };
const FRAME = { 'data/a/button.md': '1', 'src/x.ts': '2', 'data/a/Demo.tsx': '3' };
const KEPT = { frame: FRAME, texts: TEXTS, buildId: 'aaaa' };

describe('the routes to render again', () => {
  const plan = (texts: Record<string, string>, frame: Record<string, string> = FRAME) =>
    planRendering(KEPT, { frame, texts: { ...TEXTS, ...texts } }, ROUTES, ['pt']);

  test('are none when no text changed', () => {
    expect(plan({})).toEqual({ routes: [] });
  });

  test('are those of the changed files alone', () => {
    expect(plan({ 'data/a/card.md': '4' })).toEqual({ routes: [CARD] });
  });

  test('are once each, whichever language changed', () => {
    expect(plan({ 'data/a/button.md': '4', 'data/a/button-pt.md': '5' })).toEqual({
      routes: [BUTTON],
    });
    expect(plan({ 'data/a/button-pt.md': '5' })).toEqual({ routes: [BUTTON] });
  });

  const { 'data/a/Demo.tsx': _demo, ...without } = FRAME;
  test.each<[what: string, ReturnType<typeof plan>, reason: RegExp]>([
    ['a demo', plan({}, { ...FRAME, 'data/a/Demo.tsx': '4' }), /^data\/a\/Demo.tsx changed$/],
    ['a file that is new', plan({}, { ...FRAME, 'src/y.ts': '4' }), /^src\/y.ts changed$/],
    ['a file that is gone', plan({}, without), /^data\/a\/Demo.tsx changed$/],
    [
      'what others read of a page',
      plan({ 'data/a/button.md': '4' }, { ...FRAME, 'data/a/button.md': '4' }),
      /^the front matter, the heading, .* of data\/a\/button.md changed$/,
    ],
    [
      'Markdown that no route shows',
      plan({ 'data/a/part.md': '4' }),
      /^data\/a\/part.md changed, which is the text of no page$/,
    ],
    [
      'Markdown with the ending of a language that the site does not have',
      plan({ 'data/a/card-de.md': '4' }),
      /^data\/a\/card-de.md changed/,
    ],
    ['nothing, without a kept export', planRendering(undefined, KEPT, ROUTES, []), /no complete/],
  ])('are all, with the reason, after a change of %s', (_what, result, reason) => {
    expect(result).toEqual({ reason: expect.stringMatching(reason) });
  });
});

describe('an export', () => {
  let root: string;
  let next: string;
  let out: string;
  beforeEach(() => {
    root = makeFolder({
      '.next/BUILD_ID': 'aaaa',
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

  test('has the pages that were rendered again, and all others from the previous export', async () => {
    await keepCompiled(next);
    await keepExport(out, KEPT, next);
    // Later steps change the export, and Next what it compiled.
    writeFiles(root, {
      'out/a/card/index.html': 'lean card',
      'out/left.html': 'left',
      '.next/server/pages-manifest.json': 'changed',
      '.next/server/pages/a/card.html': 'rendered by an earlier build',
    });
    await restoreCompiled(next);
    expect(() => readText(next, 'server/pages/a/card.html')).toThrow();
    expect(readText(next, 'server/pages-manifest.json')).toBe('as compiled');
    writeFiles(root, {
      '.next/server/pages/a/button.html': 'new button aaaa',
      '.next/server/pages/a/button.json': 'new button',
    });
    await copyExport(next);
    await updateExport(out, ['/a/button'], { from: 'aaaa', to: 'bbbb' }, next);
    const files = {
      'a/button/index.html': 'new button aaaa',
      'a/card/index.html': 'card aaaa',
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

  test('is identified by its inputs until the compiler runs again', async () => {
    expect(readKeptExport(next)).toBeUndefined();
    const keep = async () => {
      await keepCompiled(next);
      await keepExport(out, KEPT, next);
      expect(readKeptExport(next)).toEqual(KEPT);
    };
    await keep();
    await keepCompiled(next);
    expect(readKeptExport(next)).toBeUndefined();
    await keep();
    await invalidateExport(next);
    expect(readKeptExport(next)).toBeUndefined();
    await keep();
    writeFiles(next, { BUILD_ID: 'of a compilation by hand' });
    expect(readKeptExport(next)).toBeUndefined();
  });

  test('is unknown if its state is invalid, such as after an interrupted build', async () => {
    await keepCompiled(next);
    await keepExport(out, KEPT, next);
    writeFiles(next, { 'fieldguide/state.json': '{"frame": {' });
    expect(readKeptExport(next)).toBeUndefined();
  });
});
