/** A real server for tests with the jsdom environment, which has no `fetch`. */
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';

export interface TestServer {
  /** What it serves, by path. */
  files: Record<string, string>;
  /** The paths that were asked for, in order. */
  requests: string[];
  /** While true, every request fails. */
  isDown: boolean;
  close: () => Promise<void>;
}

/** Starts a server, and gives the page Node's `fetch`, which finds relative addresses there. */
export async function startServer(files: Readonly<Record<string, string>>): Promise<TestServer> {
  const http: Server = createServer((request, response) => {
    const url = request.url ?? '';
    own.requests.push(url);
    const text = own.files[url];
    response.statusCode = own.isDown ? 503 : text === undefined ? 404 : 200;
    response.end(own.isDown ? '' : text);
  });
  const own: TestServer = {
    files: { ...files },
    requests: [],
    isDown: false,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const nodeFetch = runInThisContext('fetch') as typeof fetch;
  window.fetch = (input, init) => nodeFetch(new URL(String(input), origin), init);
  return own;
}
