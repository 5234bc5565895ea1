import { describe, expect, test } from '@jest/globals';
import {
  bootScript,
  collectHashes,
  hashScript,
  listScriptHashes,
  shareBootScript,
} from '@/src/node/next/inlineScripts';

const push = (json: string) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${json});`;

test('a hash has the format of browsers', () => {
  // https://www.w3.org/TR/CSP3/#external-hash names the form; the value is that of `openssl dgst -sha256 -binary | base64`.
  expect(hashScript('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
});

test('scripts that run are listed; files and data are not', () => {
  const html =
    '<script>a</script><script data-href="x">b\n</script><script src="/c.js" async=""></script>' +
    '<script id="d" type="application/json">{}</script><script type="application/ld+json">{}</script>' +
    '<script type="module">e</script>';
  expect(listScriptHashes(html)).toEqual(['a', 'b\n', 'e'].map(hashScript));
});

test('a script per page would exceed the limit of the header', () => {
  expect(collectHashes(['b', 'a', 'b'])).toEqual(['a', 'b']);
  expect(() => collectHashes(Array.from({ length: 13 }, (_, index) => `${index}`))).toThrow(
    /13 different inline scripts/,
  );
});

describe('shareBootScript', () => {
  const page = (scripts: string) => `<head></head><body><script>${scripts}</script></body>`;
  const run = (html: string) => {
    const data = /data-boot='([^']*)'/
      .exec(html)?.[1]
      ?.replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');
    const scope: { TURBOPACK?: unknown[] } = {};
    new Function('document', 'globalThis', bootScript)(
      { currentScript: { dataset: { boot: data } } },
      scope,
    );
    return scope.TURBOPACK;
  };

  test('makes the script identical on every page, with the same effect', () => {
    const one = shareBootScript(
      page(push('{"otherChunks":["a&\'b.js"],"runtimeModuleIds":[1]}')),
      'a',
    );
    const two = shareBootScript(page(`${push('{"a":1}')}\n${push('{"b":2}')}`), 'b');
    expect(listScriptHashes(one)).toEqual(listScriptHashes(two));
    expect(run(one)).toEqual([{ otherChunks: ["a&'b.js"], runtimeModuleIds: [1] }]);
    expect(run(two)).toEqual([{ a: 1 }, { b: 2 }]);
  });

  test('throws if Next writes another script', () => {
    expect(() => shareBootScript(page('start()'), 'a/index.html')).toThrow('out/a/index.html');
  });
});
