/** A static server for `out/` that compresses and applies `_headers` and `_redirects` as hosts do. */
import { existsSync, readFileSync } from 'node:fs';
import { type RequestListener, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { findAnswerHeaders, parseHeaders } from '../exporters/hosting/headerRules';
import { DEFAULT_CACHE } from '../exporters/hosting/nginx';
import { findRedirect, parseRedirects, withQuery } from '../exporters/hosting/redirects';
import { ROOT } from '../paths';
import { isKnownHost, refuseHost } from './knownHosts';
import { cacheResponses } from './cacheResponses';
import { CommandError } from '../errors';

/** The compression quality that the limits in tools/budgets/limits.ts assume. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } });

export interface SiteServer {
  url: string;
  server: Server;
}

/**
 * Creates the request handler for the export in a folder.
 * @param options compressed: whether to compress responses as hosts do. Locally, uncompressed responses are faster.
 * @throws CommandError when there is no export.
 */
export function createSiteHandler(folder: string, { compressed = true } = {}): RequestListener {
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new CommandError(`${folder} doesn't contain an export: run npm run build first.`);
  }
  const read = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const rules = parseHeaders(read('_headers'));
  const redirects = parseRedirects(read('_redirects'));
  const files = sirv(folder, {
    etag: true,
    setHeaders(response, pathname) {
      // Without a charset, browsers read Markdown and text as Latin-1. Hosts add it.
      const type = /\.md$/.test(pathname) ? 'markdown' : /\.txt$/.test(pathname) ? 'plain' : '';
      if (type) {
        response.setHeader('Content-Type', `text/${type}; charset=utf-8`);
      }
    },
  });
  const sendError = (response: ServerResponse, status: number, pathname = '/') => {
    findAnswerHeaders(rules, pathname, true).forEach((value, name) =>
      response.setHeader(name, value),
    );
    response.setHeader('Cache-Control', DEFAULT_CACHE);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(findNotFoundFile(folder, pathname)));
  };
  return cacheResponses((request, response) => {
    const address = `http://localhost${request.url}`;
    // A client may send anything as the address, such as `*`.
    if (!request.url?.startsWith('/') || !URL.canParse(address)) {
      sendError(response, 400);
      return;
    }
    const { pathname, search } = new URL(address);
    response.setHeader('Cache-Control', DEFAULT_CACHE);
    findAnswerHeaders(rules, pathname).forEach((value, name) => response.setHeader(name, value));
    const target = findRedirect(redirects, pathname) ?? findFolder(folder, pathname);
    if (target !== undefined) {
      response.writeHead(301, { Location: withQuery(target, search) });
      response.end();
      return;
    }
    const answer = () => {
      const onMissing = () => sendError(response, 404, pathname);
      if (HOST_FILES.test(pathname)) {
        onMissing();
      } else {
        files(request, response, onMissing);
      }
    };
    if (compressed) {
      compress(request as never, response as never, answer);
    } else {
      answer();
    }
  });
}

/** Where servers listen when no setting says otherwise: on this machine only. */
export const LOOPBACK = 'localhost';

/**
 * Serves the export.
 * @param options port: 0 selects a free port. host: the name or address to listen on; `0.0.0.0` for all of the machine.
 * @throws CommandError when there is no export, when the port is in use, or when the host isn't one of this machine.
 */
export async function serveSite({
  port,
  host = LOOPBACK,
  folder = path.join(ROOT, 'out'),
}: {
  port: number;
  host?: string;
  folder?: string;
}): Promise<SiteServer> {
  const handle = createSiteHandler(folder);
  const server = createServer((request, response) => {
    if (isKnownHost(request.headers.host, host)) {
      handle(request, response);
    } else {
      refuseHost(request, response);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(describeListenError(error, { port, host, command: 'npm start' })),
    );
    server.listen(port, host, () => {
      const name = /^(0\.0\.0\.0|::)$/.test(host)
        ? LOOPBACK
        : host.includes(':')
          ? `[${host}]`
          : host;
      resolve({ url: `http://${name}:${(server.address() as AddressInfo).port}`, server });
    });
  });
}

/** Returns the error to report when the server of a command can't listen. */
export function describeListenError(
  error: NodeJS.ErrnoException,
  { port, host, command }: { port: number; host: string; command: string },
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandError(
        `Port ${port} is in use: stop the process that uses it, or choose another port: PORT=${port + 1} ${command}, or a line PORT=${port + 1} in .env.local`,
      );
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new CommandError(
        `HOST is ${host}, which is no address of this machine: use localhost, 0.0.0.0, or one of its addresses`,
      );
    default:
      return error;
  }
}

/** Files for hosts, which aren't served. */
const HOST_FILES = /^\/(_headers|_redirects|_nginx\/.*)$/;

/** Returns the 404 page of an address: that of its language if it has a prefix, as on Cloudflare Pages. */
function findNotFoundFile(folder: string, pathname: string): string {
  const [, prefix = ''] = /^\/([a-z]{2})\//.exec(pathname) ?? [];
  const translated = path.join(folder, prefix, '404.html');
  return existsSync(translated) ? translated : path.join(folder, '404.html');
}

/** Returns the address with a trailing slash if it is that of a page. */
function findFolder(folder: string, pathname: string): string | undefined {
  // A pathname that begins with two slashes would redirect to another host.
  return !pathname.endsWith('/') &&
    !pathname.startsWith('//') &&
    !pathname.includes('.') &&
    existsSync(path.join(folder, pathname, 'index.html'))
    ? `${pathname}/`
    : undefined;
}
