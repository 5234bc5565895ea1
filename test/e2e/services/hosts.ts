/** The servers behind the host names of the services site: each holds a free port for as long as a worker lives. */
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { OUTSIDE_PATHS } from '../fixtures/servicesSite';

export interface Host {
  port: number;
  /** Answers as said from now on, and drops what was asked before; undefined: a host that is dead. */
  answer: (listener: RequestListener | undefined) => void;
  close: () => Promise<void>;
}

/** Starts a host that is dead until a test says how it answers. */
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

interface OutsideRequest {
  method: string;
  /** Path with its query. */
  url: string;
  body: string;
}

/** All services outside but the receiver of feedback. */
export interface Outside {
  /** All requests so far, first come first. */
  readonly requests: readonly OutsideRequest[];
  /** Answers a path (without query) from now on; CORS headers are there already. */
  handle: (path: string, handler: Handler) => void;
  /** Nobody answers any more. */
  die: () => void;
}

/** What services answer when a test says nothing: a script that does nothing, no ad, analytics that keep what comes, no font. */
const DEFAULTS: Readonly<Record<string, Handler>> = {
  [OUTSIDE_PATHS.adService]: (_request, response) => sendJson(response, { ads: [] }),
  [OUTSIDE_PATHS.adNetwork]: (_request, response) => sendScript(response, ''),
  [OUTSIDE_PATHS.analyticsScript]: (_request, response) => sendScript(response, ''),
  [OUTSIDE_PATHS.analyticsCollect]: (_request, response) => void response.writeHead(204).end(),
  [OUTSIDE_PATHS.iconStylesheet]: (_request, response) =>
    void response.setHeader('Content-Type', 'text/css').end(),
};

/** Lets a host play the services, with nothing asked so far; it answers 404 to what nobody handles. */
export function playOutside(host: Host): Outside {
  const handlers = new Map(Object.entries(DEFAULTS));
  const requests: OutsideRequest[] = [];
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
