/** A static server for `out/`, with the compression that a real host has. */
import { existsSync, readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { ROOT } from '../paths';
import { CommandError } from './runCommand';

/** BUDGETS.md: "a static server with brotli (quality 9)". */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } });

export interface SiteServer {
  url: string;
  server: Server;
}

/**
 * Serves the export.
 * @param options port: 0 takes a free one.
 * @throws CommandError when there is no export, or the port is taken.
 */
export function serveSite({
  port,
  folder = path.join(ROOT, 'out'),
}: {
  port: number;
  folder?: string;
}): Promise<SiteServer> {
  const notFoundFile = path.join(folder, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new CommandError(`${folder} holds no site: run npm run build first.`);
  }
  const notFound = readFileSync(notFoundFile);
  const files = sirv(folder, {
    etag: true,
    setHeaders(response, pathname) {
      // Without a charset browsers read Markdown and text as Latin-1.
      const type = /\.md$/.test(pathname) ? 'markdown' : /\.txt$/.test(pathname) ? 'plain' : '';
      if (type) {
        response.setHeader('Content-Type', `text/${type}; charset=utf-8`);
      }
      if (pathname.startsWith('/_next/static/')) {
        response.setHeader('Cache-Control', 'public,max-age=31536000,immutable');
      }
    },
  });
  const server = createServer((request, response) => {
    compress(request as never, response as never, () =>
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(notFound);
      }),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandError(
              `Port ${port} is in use: stop what listens there, or choose another one: PORT=${port + 1} npm start`,
            )
          : error,
      );
    });
    server.listen(port, () => {
      resolve({ url: `http://localhost:${(server.address() as AddressInfo).port}`, server });
    });
  });
}
