/** docs/nginx.conf as a maintainer would use it, with the real nginx, over the export. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { findHeaders, parseHeaders } from '@/src/build/outputs/hosting/headerRules';
import { parseRedirects } from '@/src/build/outputs/hosting/redirects';
import { ROOT, demo, expect, liveStage, open, test } from './support';

const OUT = path.resolve('out');
const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const BUTTON = '/material-ui/react-button/';

let folder: string;
let port: number;
let nginx: ChildProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldguide-nginx-'));
  port = await findFreePort();
  const site = readFileSync(path.join(ROOT, 'docs/nginx.conf'), 'utf8');
  expect(site).toContain('listen 80;');
  writeFileSync(
    path.join(folder, 'site.conf'),
    site.replaceAll('/srv/fieldguide', OUT).replace('listen 80;', `listen 127.0.0.1:${port};`),
  );
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    [
      'daemon off;',
      // As root its workers would be somebody who may not read the export.
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${folder}/pid;`,
      `error_log ${folder}/error.log warn;`,
      'events {}',
      'http {',
      'access_log off;',
      `include ${findMimeTypes()};`,
      ...temp.map((name) => `${name}_temp_path ${folder}/${name};`),
      `include ${folder}/site.conf;`,
      '}',
    ].join('\n'),
  );
  const check = spawnSync(NGINX, ['-t', '-p', folder, '-c', `${folder}/nginx.conf`], {
    encoding: 'utf8',
  });
  expect(check.error ?? check.stderr).toContain('test is successful');
  // Nothing to warn of either, such as a type named twice.
  expect(check.stderr).not.toContain('[warn]');
  nginx = spawn(NGINX, ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
  await expect
    .poll(() =>
      get('/').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  nginx.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

/** The types that come with nginx, beside its own configuration. */
function findMimeTypes(): string {
  const { stderr } = spawnSync(NGINX, ['-V'], { encoding: 'utf8' });
  const conf = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return path.join(path.dirname(conf), 'mime.types');
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks as is: no redirect is followed, nothing is unpacked. */
function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: url, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const read = (name: string) => readFileSync(path.join(OUT, name), 'utf8');
const STATIC = /\/_next\/static\/chunks\/[^"]+\.js/.exec(read('index.html'))?.[0] ?? '';

for (const url of ['/', BUTTON, STATIC, '/api-data/index.json', '/no/such/page/']) {
  test(`nginx sends the headers of _headers for ${url}`, async () => {
    const { headers } = await get(url);
    const expected = findHeaders(parseHeaders(read('_headers')), url);
    expect(expected.size).toBeGreaterThan(url.endsWith('/') && url !== '/no/such/page/' ? 5 : 0);
    for (const [name, value] of expected) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    if (!expected.has('Cache-Control')) {
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    expect(headers.server).toBe('nginx');
  });
}

test('nginx redirects every address of _redirects, and keeps the query', async () => {
  const redirects = [...parseRedirects(read('_redirects'))];
  expect(redirects.length).toBeGreaterThan(300);
  for (const [from, to] of redirects) {
    const { status, headers } = await get(from);
    expect([from, status, headers.location]).toEqual([from, 301, to]);
  }
  const { headers } = await get('/components/buttons/?a=b');
  expect(headers.location).toBe(`${BUTTON}?a=b`);
  const hashed = await get('/base-ui/api/use-select/?a=b');
  expect(hashed.headers.location).toBe('/base-ui/react-select/hooks-api/?a=b#use-select');
});

test('nginx adds a missing trailing slash', async () => {
  const { status, headers } = await get('/material-ui/react-button');
  expect([status, headers.location]).toEqual([301, BUTTON]);
});

for (const url of [
  '/no/such/page/',
  '/no-such-file.js',
  '/social/',
  '/_headers',
  '/_nginx/maps.conf',
]) {
  test(`nginx answers ${url} with the page for unknown addresses`, async () => {
    const { status, headers, body } = await get(url);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(read('404.html'));
  });
}

for (const [url, type] of [
  [BUTTON, 'text/html; charset=utf-8'],
  [STATIC, 'application/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/sitemap.xml', 'text/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/api-data/index.json', 'application/json'],
  ['/favicon.svg', 'image/svg+xml'],
] as const) {
  test(`nginx names the type of ${url}, and packs it`, async () => {
    const plain = await get(url);
    expect([plain.status, plain.headers['content-type']]).toEqual([200, type]);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await get(url, { 'Accept-Encoding': 'gzip' });
    if (plain.body.length >= 256) {
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length);
    }
  });
}

test('nginx answers a reader who has the page with 304', async () => {
  const { headers } = await get(BUTTON);
  const again = await get(BUTTON, { 'If-None-Match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('A page of nginx runs in the browser under its policy', async ({ page }) => {
  await open(page, `http://localhost:${port}${BUTTON}`);
  await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
  // The watch of every test tells of violations.
  await expect(liveStage(page, 'BasicButtons')).toBeVisible();
});
