/** Tests docs/nginx.conf with the real nginx, over the export. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseRedirects } from '@/src/node/exporters/hosting/redirects';
import { ROOT } from '@/src/node/paths';
import { openExport } from './site';
import { makeFolder, removeFolder } from '../unit/support/temp';
import { getOut } from '../unit/support/presentExport';

const NGINX = process.env.NGINX_PATH || '/usr/sbin/nginx';
const BUTTON = '/material-ui/react-button/';

const site = openExport(getOut());
const STATIC = /\/_next\/static\/chunks\/[^"]+\.js/.exec(site.read('/index.html'))?.[0] ?? '';

let folder: string;
let port: number;
let nginx: ChildProcess;

beforeAll(async () => {
  folder = makeFolder();
  port = await findFreePort();
  writeConfiguration();
  const check = spawnSync(NGINX, ['-t', '-p', folder, '-c', `${folder}/nginx.conf`], {
    encoding: 'utf8',
  });
  expect(check.error ?? check.stderr).toContain('test is successful');
  // There are no warnings either, such as for a duplicate type.
  expect(check.stderr).not.toContain('[warn]');
  nginx = spawn(NGINX, ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
  await answers();
});

afterAll(async () => {
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  nginx.kill('SIGTERM');
  await ended;
  removeFolder(folder);
});

/** Writes docs/nginx.conf with a free port and this export, and the required surrounding configuration. */
function writeConfiguration(): void {
  const conf = readFileSync(path.join(ROOT, 'docs/nginx.conf'), 'utf8');
  expect(conf).toContain('listen 80;');
  writeFileSync(
    path.join(folder, 'site.conf'),
    conf
      .replaceAll('/srv/fieldguide', path.join(ROOT, getOut()))
      .replace('listen 80;', `listen 127.0.0.1:${port};`),
  );
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    [
      'daemon off;',
      // As root, its workers would run as a user who can't read the export.
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
}

/** Finds the list of types that comes with nginx, beside its default configuration. */
function findMimeTypes(): string {
  const { stderr } = spawnSync(NGINX, ['-V'], { encoding: 'utf8' });
  const conf = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return path.join(path.dirname(conf), 'mime.types');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

/** Time limit for the start of the server, in milliseconds. */
const START_TIMEOUT_MS = 30_000;

/**
 * Waits until the server responds.
 * @throws Error when it has exited, or doesn't respond.
 */
async function answers(): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (nginx.exitCode !== null || Date.now() > end) {
      throw new Error(`nginx does not answer:\n${readFileSync(`${folder}/error.log`, 'utf8')}`);
    }
    const isUp = await get('/').then(
      () => true,
      () => false,
    );
    if (isUp) {
      return;
    }
  }
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request without following redirects or decompressing. */
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

test.each(['/', BUTTON, STATIC, '/api-data/index.json', '/no/such/page/'])(
  'It sends the headers of _headers for %s',
  async (url) => {
    const { headers } = await get(url);
    const expected = site.getHeaders(url);
    expect(expected.size).toBeGreaterThan(4);
    for (const [name, value] of expected) {
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    }
    if (!expected.has('Cache-Control')) {
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    expect(headers.server).toBe('nginx');
  },
);

/** Sends raw bytes, since a client of HTTP would correct them. Returns the response as text. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let got = '';
    socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });

test.each([
  [404, 'GET /no/such/page/ HTTP/1.1'],
  [404, 'GET /_next/static/gone.js HTTP/1.1'],
  // A folder without a page, which nginx would refuse with 403.
  [404, 'GET /social/ HTTP/1.1'],
  [405, `POST ${BUTTON} HTTP/1.1`],
  [400, 'GET /%00 HTTP/1.1'],
  [400, 'GET nothing HTTP/1.1'],
  [414, 'GET /<20000> HTTP/1.1'],
  [505, 'GET / HTTP/9.0'],
])('It sends the headers of a page with the error %s: %s', async (status, line) => {
  const got = await sendRaw(
    `${line.replace('<20000>', 'a'.repeat(20_000))}\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(got).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const [head = ''] = got.split('\r\n\r\n');
  for (const [name, value] of site.getHeaders('/404.html')) {
    expect(head).toContain(`\r\n${name}: ${value}`);
  }
  expect(head).toContain('\r\nCache-Control: public, max-age=0, must-revalidate');
});

test('It redirects every address of _redirects, and keeps the query', async () => {
  const redirects = [...parseRedirects(site.read('/_redirects'))].map(([from, to]) =>
    from.endsWith('*')
      ? [from.replace('*', 'a-page_1.md'), to.replace(':splat', 'a-page_1.md')]
      : [from, to],
  ) as [string, string][];
  expect(redirects.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const [from, to] of redirects) {
    const { status, headers } = await get(from);
    if (status !== 301 || headers.location !== to) {
      wrong.push(`${from}: ${status} ${headers.location}`);
    }
  }
  expect(wrong).toEqual([]);
  const { headers } = await get('/components/buttons/?a=b');
  expect(headers.location).toBe(`${BUTTON}?a=b`);
  const hashed = await get('/base-ui/api/use-select/?a=b');
  expect(hashed.headers.location).toBe('/base-ui/react-select/hooks-api/?a=b#use-select');
});

test.each([`/zh${BUTTON}%0D%0AX-Injected:%201/`, '/zh//example.org/'])(
  'It does not redirect %s',
  async (url) => {
    const { status, headers } = await get(url);
    expect([status, headers.location, headers['x-injected']]).toEqual([404, undefined, undefined]);
  },
);

test('It adds a missing trailing slash', async () => {
  const { status, headers } = await get('/material-ui/react-button');
  expect([status, headers.location]).toEqual([301, BUTTON]);
});

test.each(['/no/such/page/', '/no-such-file.js', '/social/', '/_headers', '/_nginx/maps.conf'])(
  'It responds to %s with the 404 page',
  async (url) => {
    const { status, headers, body } = await get(url);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(site.read('/404.html'));
  },
);

test.each([
  [BUTTON, 'text/html; charset=utf-8'],
  [STATIC, 'application/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/sitemap.xml', 'text/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/api-data/index.json', 'application/json'],
  ['/favicon.svg', 'image/svg+xml'],
])('It names the type of %s, %s, and packs it', async (url, type) => {
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

test('It responds with 304 to a conditional request', async () => {
  const { headers } = await get(BUTTON);
  const again = await get(BUTTON, { 'If-None-Match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
