import { afterEach, expect, test } from '@jest/globals';
import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cacheResponses } from '@/src/node/commands/cacheResponses';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Serves by a handler that counts. */
async function serve(handle: RequestListener) {
  let calls = 0;
  server = createServer(
    cacheResponses((request, response) => {
      calls += 1;
      handle(request, response);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    calls: () => calls,
    get: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init),
  };
}

const hello: RequestListener = (request, response) => {
  response.setHeader('ETag', '"1"');
  response.writeHead(200, { 'Content-Type': 'text/plain' });
  response.write(`hello `);
  response.end(request.url);
};

test('the second response comes from the cache', async () => {
  const { get, calls } = await serve(hello);
  const answers = [await get('/a'), await get('/a')];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    expect(await answer.text()).toBe('hello /a');
  }
  expect(calls()).toBe(1);
});

test('other addresses and encodings are cached separately', async () => {
  const { get, calls } = await serve(hello);
  await get('/a');
  expect(await (await get('/b')).text()).toBe('hello /b');
  await get('/a', { headers: { 'Accept-Encoding': 'identity' } });
  expect(calls()).toBe(3);
});

test('a matching If-None-Match gets a 304', async () => {
  const { get, calls } = await serve(hello);
  await get('/a');
  const known = await get('/a', { headers: { 'If-None-Match': '"1"' } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const other = await get('/a', { headers: { 'If-None-Match': '"2"' } });
  expect([other.status, await other.text()]).toEqual([200, 'hello /a']);
  expect(calls()).toBe(1);
});

test.each<[string, RequestInit, number]>([
  ['what is not there', {}, 404],
  ['part of a file', { headers: { Range: 'bytes=0-1' } }, 200],
  ['what is sent', { method: 'POST' }, 200],
])('%s is not cached', async (_, init, status) => {
  const { get, calls } = await serve((_request, response) => response.writeHead(status).end('x'));
  await get('/a', init);
  await get('/a', init);
  expect(calls()).toBe(2);
});
