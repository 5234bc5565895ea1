import { describe, expect, test } from '@jest/globals';
import {
  hasTextToCheck,
  isRightText,
  isRightType,
} from '@/src/site/features/offline/isRightAnswer';

const PAGE = '<!DOCTYPE html><html><script>{"buildId":"abc123"}</script></body></html>';

describe('the type of an answer', () => {
  test.each([
    ['/a/page/', '', 'text/html; charset=utf-8'],
    ['/a/page', 'document', 'text/html'],
    ['/demo/', 'iframe', 'TEXT/HTML'],
    ['/_next/static/a.js', 'script', 'text/javascript'],
    ['/_next/static/a.js', '', 'application/javascript; charset=utf-8'],
    ['/_next/static/a.js', 'worker', 'application/x-javascript'],
    ['/_next/static/a.css', 'style', 'text/css'],
    ['/_next/static/a.woff2', 'font', 'font/woff2'],
    ['/_next/static/a.woff2', 'font', 'application/octet-stream'],
    ['/images/a.svg', 'image', 'image/svg+xml'],
    ['/images/a.svg', '', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image', 'image/x-icon'],
    ['/_next/data/1/a.json', '', 'application/json'],
    ['/manifest.webmanifest', 'manifest', 'application/manifest+json'],
    ['/a/page.md', '', 'text/markdown; charset=utf-8'],
    ['/robots.txt', '', 'text/plain'],
    ['/sitemap.xml', '', 'application/xml'],
    ['/a.unknown', '', 'application/octet-stream'],
  ])('of %s, as %s, may be %s', (pathname, destination, contentType) => {
    expect(isRightType({ pathname, destination, contentType })).toBe(true);
  });

  test.each([
    ['/_next/static/a.js', 'script', 'text/html'],
    ['/_next/static/a.js', '', 'text/html'],
    ['/_next/static/a.js', 'style', 'text/javascript'],
    ['/_next/static/a.css', 'style', 'text/plain'],
    ['/_next/static/a.woff2', 'font', 'text/html'],
    ['/images/a.png', 'image', 'text/html; charset=utf-8'],
    ['/_next/data/1/a.json', '', 'text/html'],
    ['/a/page/', '', 'application/json'],
    ['/a/page/', 'document', 'text/plain'],
    ['/a/page/', 'script', 'text/html'],
    ['/a.unknown', '', 'text/html'],
    ['/a.constructor', '', ''],
    ['/a.js', 'script', ''],
    ['/a/page/', '', null],
    ['/a/page/', '', 'text/html-sandboxed'],
  ])('of %s, as %s, may not be %s', (pathname, destination, contentType) => {
    expect(isRightType({ pathname, destination, contentType })).toBe(false);
  });
});

describe('the text of an answer', () => {
  const answer = (pathname: string) => ({ pathname, destination: '', contentType: null });

  test.each([
    ['/a/page/', PAGE, true],
    ['/a/page/', `${PAGE}\n`, true],
    ['/a/page/', PAGE.slice(0, -7), false],
    ['/a/page/', PAGE.replace('abc123', 'abc124'), false],
    ['/a/page/', '<html><h1>Log in</h1></html>', false],
    ['/a/page/', '', false],
    ['/a.json', '{"a":[1]}', true],
    ['/a.json', '{"a":[1', false],
    ['/a.webmanifest', '', false],
  ])('of %s: %s', (pathname, text, expected) => {
    expect(hasTextToCheck(answer(pathname))).toBe(true);
    expect(isRightText(answer(pathname), text, 'abc123')).toBe(expected);
  });

  test.each(['/a.js', '/a.css', '/a.png', '/a.md'])('of %s decides nothing', (pathname) => {
    expect(hasTextToCheck(answer(pathname))).toBe(false);
    expect(isRightText(answer(pathname), '', 'abc123')).toBe(true);
  });
});
