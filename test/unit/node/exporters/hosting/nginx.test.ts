import { expect, test } from '@jest/globals';
import { createNginxHeaders, createNginxMaps } from '@/src/node/exporters/hosting/nginx';

const RULES = [
  { path: '/*', headers: [['X-A', 'say "a"']] },
  { path: '/b.c/*', headers: [['Cache-Control', 'long']] },
] as const;

test('a header has a map from the address, and is sent by it', () => {
  const maps = createNginxMaps(RULES, [{ from: '/old/', to: '/new/#there' }]);
  expect(maps).toContain('map $uri $fieldguide_x_a {\n    default "say \\"a\\"";\n}');
  expect(maps).toContain(
    'map $uri $fieldguide_cache_control {\n    default "public, max-age=0, must-revalidate";\n    ~^/b\\.c/ "long";\n}',
  );
  expect(maps).toContain('    /old/ "/new/$is_args$args#there";');
  expect(createNginxHeaders(RULES)).toBe(
    'add_header Cache-Control $fieldguide_cache_control always;\nadd_header X-A $fieldguide_x_a always;\n',
  );
});

test('a request without a valid address has the headers of the 404 page', () => {
  const maps = createNginxMaps([{ path: '/404.html', headers: [['X-A', 'a']] }], []);
  expect(maps).toContain('    /404.html "a";\n    "" "a";');
});

test('a folder leads to another with the rest of the address, which cannot hold a line break', () => {
  const maps = createNginxMaps([], [{ from: '/zh/a.b/*', to: '/a.b/:splat' }]);
  expect(maps).toContain(
    '    ~^/zh/a\\.b/(?<fieldguide_rest>[\\w./-]*)$ "/a.b/$fieldguide_rest$is_args$args";',
  );
});

test('unknown addresses of a language have its own 404 page', () => {
  expect(createNginxMaps([], [], ['pt'])).toContain(
    'map $uri $fieldguide_not_found {\n    default /404.html;\n    ~^/pt/ /pt/404.html;\n}',
  );
});

test('a header that two rules set for one address is an error: nginx would take one', () => {
  expect(() => createNginxMaps([...RULES, { path: '/d/*', headers: [['X-A', 'b']] }], [])).toThrow(
    /X-A/,
  );
});
