/** Caches responses, so that each file is compressed once instead of for every visitor. */
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';

interface CachedResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Caches the handler's responses to GET requests with status 200, by path and accepted encodings. If the browser
 * already has the current response, sends 304. This only suits files that don't change while they are served and that
 * ignore the query.
 * @param handle sends complete responses. Range requests bypass the cache.
 */
export function cacheResponses(handle: RequestListener): RequestListener {
  const cache = new Map<string, CachedResponse>();
  return (request, response) => {
    if (request.method !== 'GET' || request.headers.range !== undefined) {
      handle(request, response);
      return;
    }
    const [pathname] = (request.url ?? '/').split('?');
    const key = `${request.headers['accept-encoding'] ?? ''} ${pathname}`;
    const cached = cache.get(key);
    if (cached) {
      send(cached, request, response);
      return;
    }
    record(response, (recorded) => cache.set(key, recorded));
    handle(request, response);
  };
}

function send(
  { headers, body }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers).end();
  } else {
    response.writeHead(200, headers).end(body);
  }
}

/** Records a response while it is sent, and calls `onEnd` when it has been sent completely. */
function record(response: ServerResponse, onEnd: (cached: CachedResponse) => void): void {
  const chunks: Buffer[] = [];
  const addChunk = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk as string));
    }
  };
  const { write, end } = response;
  response.write = ((...args: Parameters<typeof write>) => {
    addChunk(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    addChunk(args[0]);
    return end.apply(response, args);
  }) as typeof end;
  response.once('finish', () => {
    if (response.statusCode === 200) {
      const headers = { ...response.getHeaders() };
      delete headers['transfer-encoding'];
      onEnd({ headers, body: Buffer.concat(chunks) });
    }
  });
}
