import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mirrorCss, shareDemoStyles, writeStyles } from '@/src/node/next/demoStyles';
import {
  DEFERRED_STYLES_ATTRIBUTE,
  DEMO_STYLES_ID,
  MIRRORED_STYLES_ID,
} from '@/src/shared/styleIds';
import { makeFolder, readText, removeFolder } from '../../support/temp';

describe('mirrorCss', () => {
  test.each<[css: string, mirrored: string]>([
    ['.a{margin-left:8px;}', '.a{margin-right:8px;}'],
    ['.a{padding:1px 2px 3px 4px;}', '.a{padding:1px 4px 3px 2px;}'],
    ['.a{left:0;right:4px;}', '.a{right:0;left:4px;}'],
    ['.a{text-align:left;}', '.a{text-align:right;}'],
    ['.a{float:right;}', '.a{float:left;}'],
    ['.a{border-radius:1px 2px 3px 4px;}', '.a{border-radius:2px 1px 4px 3px;}'],
    ['.a{border-left:1px solid;}', '.a{border-right:1px solid;}'],
    ['.a{color:red;margin:0 auto;}', '.a{color:red;margin:0 auto;}'],
    ['.a{margin-left:1px;}.b{margin-right:2px;}', '.a{margin-right:1px;}.b{margin-left:2px;}'],
    [
      '@media (min-width:600px){.a{margin-left:8px;}}',
      '@media (min-width:600px){.a{margin-right:8px;}}',
    ],
    ['.a{left:0;/* @noflip */}', '.a{right:0;}'],
    ['', ''],
  ])('of %s is %s', (css, mirrored) => {
    expect(mirrorCss(css)).toBe(mirrored);
  });

  test('mirroring twice restores the original', () => {
    const css = '.a{margin-left:8px;padding:1px 2px 3px 4px;}';
    expect(mirrorCss(mirrorCss(css))).toBe(css);
  });
});

let out: string;
beforeEach(() => {
  out = makeFolder();
});
afterEach(() => {
  removeFolder(out);
});

describe('writeStyles', () => {
  test('writes a file with a hash of its content in the name', () => {
    const url = writeStyles('.a{}', 'demos', out);
    expect(url).toMatch(/^\/_next\/static\/css\/demos-[0-9a-f]+\.css$/);
    expect(readText(out, url)).toBe('.a{}');
    expect(writeStyles('.a{}', 'demos', out)).toBe(url);
    expect(writeStyles('.b{}', 'demos', out)).not.toBe(url);
  });
});

describe('shareDemoStyles', () => {
  const FIRST = '.css-1{margin-left:1px;}';
  const SECOND = '.css-2{content:"$& $1";left:2px;}';
  const PAGE = `<head><title>A</title></head><body><p>Before</p><style data-emotion="css 1">${FIRST}</style><i>demo</i><style data-emotion="css-global">${SECOND}</style><style>.own{left:0}</style></body>`;
  const linkOf = (html: string) =>
    new RegExp(`<link id="${DEMO_STYLES_ID}" rel="stylesheet" href="([^"]+)"/>`).exec(html)?.[1];

  test('keeps empty Emotion elements with their attributes', () => {
    const html = shareDemoStyles(PAGE, out);
    const styles = [...html.matchAll(/<style data-emotion="([^"]*)">(.*?)<\/style>/gs)];
    expect(styles.map(([, name, css]) => [name, css])).toEqual([
      ['css 1', ''],
      ['css-global', ''],
    ]);
  });

  test('does not change other content', () => {
    const html = shareDemoStyles(PAGE, out);
    const rest = html
      .replace(/<link id="demo-styles"[^>]*>/, '')
      .replace(/<script.*<\/script>/s, '');
    expect(rest).toBe(PAGE.replace(FIRST, '').replace(SECOND, ''));
  });

  test('links an existing file with all styles in order', () => {
    const url = linkOf(shareDemoStyles(PAGE, out))!;
    expect(readText(out, url)).toBe(FIRST + SECOND);
  });

  test('changes the styles of both directions', () => {
    const html = shareDemoStyles(PAGE, out, (css) => css.replace('1px', '7px'));
    const [, mirrored = ''] = /<script data-href="([^"]+)">/.exec(html)!;
    expect(readText(out, linkOf(html)!)).toContain('margin-left:7px');
    expect(readText(out, mirrored)).toContain('margin-right:7px');
  });

  test('puts the link and the script before the first demo, so that it is painted with its styles', () => {
    const html = shareDemoStyles(PAGE, out);
    const places = ['<p>Before</p>', '<link', '<script', '<style data-emotion="css 1">'].map(
      (part) => html.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('mirrors only the styles of the default cache, because other caches of demos have their own direction', () => {
    const own = '<style data-emotion="mirrored 3">.mirrored-3{left:3px;}</style></body>';
    const html = shareDemoStyles(PAGE.replace('</body>', own), out);
    const [, url = ''] = /<script data-href="([^"]+)">/.exec(html)!;
    expect(readText(out, url)).toBe(`${mirrorCss(FIRST + SECOND)}.mirrored-3{left:3px;}`);
  });

  test('names the mirrored file, which exists, for the script', () => {
    const html = shareDemoStyles(PAGE, out);
    const [, url = '', script = ''] = /<script data-href="([^"]+)">(.*?)<\/script>/s.exec(html)!;
    expect(readText(out, url)).toBe(mirrorCss(FIRST + SECOND));
    expect(readText(out, url)).toContain('margin-right:1px');
    expect(script).toContain('dataset.href');
    expect(script).toContain(`'${DEMO_STYLES_ID}'`);
    expect(script).toContain(`id="${MIRRORED_STYLES_ID}"`);
    expect(url).not.toBe(linkOf(html));
  });

  test.each<[dir: string, media: string | undefined, links: number]>([
    ['rtl', 'not all', 1],
    ['ltr', undefined, 0],
    ['', undefined, 0],
  ])('the script on a page with the direction "%s"', (dir, media, links) => {
    const html = shareDemoStyles(PAGE, out);
    const [, url, script = ''] = /<script data-href="([^"]+)">(.*?)<\/script>/s.exec(html)!;
    const removed: string[] = [];
    const served: { media?: string; removeAttribute: (name: string) => void } = {
      removeAttribute: (name) => removed.push(name),
    };
    const written: string[] = [];
    const page = {
      documentElement: { dir },
      currentScript: { dataset: { href: url } },
      getElementById: (id: string) => (id === DEMO_STYLES_ID ? served : null),
      write: (text: string) => written.push(text),
    };
    new Function('document', script)(page);
    expect(served.media).toBe(media);
    expect(removed).toEqual(media === undefined ? [] : [DEFERRED_STYLES_ATTRIBUTE]);
    expect(written).toHaveLength(links);
    expect(written.every((text) => text.includes(`href="${url}"`))).toBe(true);
  });

  test('has the same script on all pages, so that the policy can allow its hash', () => {
    const scriptOf = (html: string) => /<script[^>]*>(.*?)<\/script>/s.exec(html)![1];
    const other = PAGE.replace(FIRST, '.css-3{left:9px;}');
    expect(scriptOf(shareDemoStyles(PAGE, out))).toBe(scriptOf(shareDemoStyles(other, out)));
  });

  test('does not change a page without demos, and writes nothing', () => {
    const html = '<body><style>.own{left:0}</style></body>';
    expect(shareDemoStyles(html, out)).toBe(html);
    expect(existsSync(path.join(out, '_next'))).toBe(false);
    expect(readdirSync(out)).toEqual([]);
  });
});
