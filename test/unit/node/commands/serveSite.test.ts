/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSiteHandler, serveSite } from '@/src/node/commands/serveSite';
import { makeFolder, removeFolder } from '../../support/temp';

const LONG = 'a page of some length, '.repeat(200);
const FILES: Record<string, string> = {
  '404.html': '<h1>Page not found</h1>',
  'pt/404.html': '<h1>Página não encontrada</h1>',
  'index.html': '<h1>Home</h1>',
  'a/page/index.html': `<h1>Page</h1>${LONG}`,
  'a/page.md': '# Page – “text”\n',
  'llms.txt': '# Site – “text”\n',
  '_next/static/a.js': `console.log("${LONG}");`,
  'data.json': '{}',
  'app.webmanifest': '{}',
  'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  _headers:
    '/*\n  X-A: 1\n  X-Frame-Options: SAMEORIGIN\n' +
    '/404.html\n  Content-Security-Policy: of-404\n/a/*\n  Content-Security-Policy: of-a\n/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '/old/ /a/page/ 301\n/older/ /a/page/#place 301\n/zh/a/* /a/:splat 301\n',
  '_nginx/maps.conf': 'map',
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let folder: string;
let url: string;
let close: () => void;

beforeAll(async () => {
  folder = makeFolder();
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const site = await serveSite({ port: 0, folder });
  url = site.url;
  close = () => {
    site.server.closeAllConnections();
    site.server.close();
  };
});
afterAll(() => {
  close();
  removeFolder(folder);
});

/** Sends a request without following redirects or decompressing the response. */
const get = (address: string, headers: Record<string, string> = {}, from = url) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(from + address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers: got } = response;
        resolve({ status, headers: got, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });

describe('a page', () => {
  test('has the headers of _headers, and is revalidated each time', async () => {
    const { status, headers, body } = await get('/a/page/?query=1');
    expect([status, body.toString()]).toEqual([200, FILES['a/page/index.html']]);
    expect(headers).toMatchObject({
      'x-a': '1',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  test('without a trailing slash is redirected with its query', async () => {
    const { status, headers } = await get('/a/page?b=c');
    expect([status, headers.location]).toEqual([301, '/a/page/?b=c']);
  });

  test('that the client has is not sent again', async () => {
    const { headers } = await get('/a/page/');
    const again = await get('/a/page/', { 'If-None-Match': headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('is compressed for clients that accept it, and only then', async () => {
    const packed = await get('/a/page/', { 'Accept-Encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(FILES['a/page/index.html']);
    expect((await get('/a/page/')).headers['content-encoding']).toBeUndefined();
  });
});

test('files with a hash in their name are immutable for caches', async () => {
  const { headers } = await get('/_next/static/a.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-a']).toBe('1');
});

test.each([
  ['/old/', '/a/page/'],
  ['/old/?b=c', '/a/page/?b=c'],
  ['/older/?b=c', '/a/page/?b=c#place'],
  ['/zh/a/page/?b=c', '/a/page/?b=c'],
])('the old address %s leads to %s', async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.location]).toEqual([301, to]);
});

test.each([
  '/nowhere/',
  '/nowhere.js',
  '/a/',
  '//a/page',
  '/zh//a/page',
  '/_headers',
  '/_redirects',
  '/_nginx/maps.conf',
])('%s returns the 404 page', async (address) => {
  const { status, headers, body } = await get(address);
  expect([status, body.toString()]).toEqual([404, FILES['404.html']]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-a': '1' });
});

test('an unknown address of a language gets the 404 page of that language', async () => {
  const { status, body } = await get('/pt/nothing/here/');
  expect([status, body.toString()]).toEqual([404, FILES['pt/404.html']]);
});

test.each([
  ['/a/page/', 'text/html;charset=utf-8'],
  ['/a/page.md', 'text/markdown;charset=utf-8'],
  ['/llms.txt', 'text/plain;charset=utf-8'],
  ['/_next/static/a.js', /javascript/],
  ['/data.json', /json/],
  ['/app.webmanifest', 'application/manifest+json'],
])('%s has the type %s', async (address, type) => {
  const { status, headers } = await get(address);
  expect(status).toBe(200);
  expect(headers['content-type']?.replace('; ', ';').toLowerCase()).toMatch(type);
});

test('text files are served unchanged', async () => {
  expect((await get('/a/page.md')).body.toString()).toBe(FILES['a/page.md']);
  expect((await get('/llms.txt')).body.toString()).toBe(FILES['llms.txt']);
});

describe('headers', () => {
  const pick = async (address: string) => {
    const { status, headers } = await get(address);
    return [status, headers['content-security-policy'], headers['x-frame-options'], headers['x-a']];
  };

  test.each([
    ['/a/page/', [200, 'of-a', 'SAMEORIGIN', '1']],
    ['/nothing/here/', [404, 'of-404', 'SAMEORIGIN', '1']],
    ['/_next/static/gone.js', [404, 'of-404', 'SAMEORIGIN', '1']],
    ['/_headers', [404, 'of-404', 'SAMEORIGIN', '1']],
    ['/images/a.svg', [200, undefined, 'SAMEORIGIN', '1']],
    // A browser doesn't open it as a document.
    ['/_next/static/a.js', [200, undefined, undefined, '1']],
  ])('of %s are those of its rules, or of the 404 page', async (address, expected) => {
    expect(await pick(address)).toEqual(expected);
  });

  test('of an error prevent caching', async () => {
    expect((await get('/_next/static/gone.js')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });
});

/** Sends raw bytes, since a client of HTTP corrects them. Returns the status and the headers. */
const sendRaw = (text: string, host = 'localhost') =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), host, () => socket.end(text));
    let got = '';
    socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });

test.each([
  '*',
  'http://localhost*/',
  'http://[/',
  '//',
  '/%',
  '/%E0%A4%A',
  '/%00/',
  '/..%2f..%2f',
])('the address %s returns an error with headers, and the server keeps running', async (target) => {
  const method = target === '*' ? 'OPTIONS' : 'GET';
  const got = await sendRaw(
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(got).toMatch(/^HTTP\/1\.1 (200|40[04]) /);
  expect(got).toMatch(/^X-Frame-Options: |^HTTP\/1\.1 400 Bad Request\r\nConnection: close/im);
  expect((await get('/a/page/')).status).toBe(200);
});

describe('the host of a request', () => {
  test.each([
    'localhost',
    'LOCALHOST:3000',
    'docs.localhost',
    '127.0.0.1',
    '[::1]:80',
    '192.168.1.5',
  ])('%s is accepted', async (host) => {
    expect((await get('/a/page/', { host })).status).toBe(200);
  });

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'localhost@evil.example',
    '<b>',
  ])('%s is rejected with an error that says how to allow it', async (host) => {
    const { status, headers, body } = await get('/a/page/', { host });
    expect(status).toBe(421);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(body.toString()).toMatch(/doesn't answer requests for the host ".+"[\s\S]*HOST=/);
    expect(body.toString()).not.toContain('<b>');
  });
});

test('without HOST, only the loopback interface is served; with HOST, the named host is', async () => {
  const port = Number(new URL(url).port);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((own) => own && !own.internal && own.family === 'IPv4')?.address;
  // A machine without a network has no other address.
  if (outside) {
    await expect(get('/', {}, `http://${outside}:${port}`)).rejects.toThrow('ECONNREFUSED');
  }
  const open = await serveSite({ port: 0, folder, host: '0.0.0.0' });
  expect(open.url).toMatch(/^http:\/\/localhost:\d+$/);
  const { port: openPort } = open.server.address() as AddressInfo;
  expect((await get('/', {}, `http://${outside ?? '127.0.0.1'}:${openPort}`)).status).toBe(200);
  expect((await get('/', { host: 'evil.example' }, open.url)).status).toBe(421);
  open.server.closeAllConnections();
  open.server.close();
  await expect(serveSite({ port: 0, folder, host: '203.0.113.7' })).rejects.toThrow(
    'HOST is 203.0.113.7, which is no address of this machine',
  );
});

test('small and already compressed files are not compressed', async () => {
  const server = createServer(createSiteHandler(folder, { compressed: false }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await get(
    '/a/page/',
    { 'Accept-Encoding': 'gzip' },
    `http://localhost:${port}`,
  );
  server.close();
  expect(headers['content-encoding']).toBeUndefined();
});

test('a folder without a site, and a port in use, cause errors with remedies', async () => {
  expect(() => createSiteHandler(path.join(folder, 'a'))).toThrow(
    /doesn't contain an export: run npm run build/,
  );
  const port = Number(new URL(url).port);
  await expect(serveSite({ port, folder })).rejects.toThrow(`Port ${port} is in use`);
});
