/** The servers behind the host names of the services site. Each one has a free port for the lifetime of a worker. */
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { EXTERNAL_PATHS } from '../fixtures/servicesSite';

export interface Host {
  port: number;
  /** Sets the listener for new requests, and drops pending ones; with undefined, the host doesn't respond. */
  answer: (listener: RequestListener | undefined) => void;
  close: () => Promise<void>;
}

/** Starts a host that doesn't respond until a test sets a listener. */
export async function startHost(): Promise<Host> {
  let current: RequestListener | undefined;
  const server = createServer((request, response) => {
    if (current) {
      current(request, response);
    } else {
      request.socket.resetAndDestroy();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    answer: (listener) => {
      current = listener;
      server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
) => void | Promise<void>;

interface ExternalRequest {
  method: string;
  /** Path with its query. */
  url: string;
  body: string;
}

/** All external services except the feedback receiver. */
export interface ExternalServices {
  /** All requests so far, in order. */
  readonly requests: readonly ExternalRequest[];
  /** Sets the handler of a path (without query). CORS headers are set already. */
  handle: (path: string, handler: Handler) => void;
  /** Stops responding. */
  die: () => void;
}

/** The default responses: a script that does nothing, no ad, analytics that accept everything, and no font. */
const DEFAULTS: Readonly<Record<string, Handler>> = {
  [EXTERNAL_PATHS.adService]: (_request, response) => sendJson(response, { ads: [] }),
  [EXTERNAL_PATHS.adNetwork]: (_request, response) => sendScript(response, ''),
  [EXTERNAL_PATHS.analyticsScript]: (_request, response) => sendScript(response, ''),
  [EXTERNAL_PATHS.analyticsCollect]: (_request, response) => void response.writeHead(204).end(),
  [EXTERNAL_PATHS.iconStylesheet]: (_request, response) =>
    void response.setHeader('Content-Type', 'text/css').end(),
};

/** Makes a host play the services, starting without requests. Paths without handler get a 404. */
export function mockExternalServices(host: Host): ExternalServices {
  const handlers = new Map(Object.entries(DEFAULTS));
  const requests: ExternalRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
    }
    const url = request.url ?? '/';
    const body = Buffer.concat(chunks).toString();
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', '*').writeHead(204).end();
      return;
    }
    requests.push({ method: request.method ?? '', url, body });
    const handler = handlers.get(url.split('?')[0]!);
    if (handler) {
      await handler(request, response, body);
    } else {
      response.writeHead(404).end();
    }
  };
  host.answer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  return {
    requests,
    handle: (path, handler) => void handlers.set(path, handler),
    die: () => host.answer(undefined),
  };
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));
}

export function sendScript(response: ServerResponse, code: string): void {
  response.setHeader('Content-Type', 'text/javascript').end(code);
}
