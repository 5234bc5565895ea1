/** Answers that are given again: hosts compress a file once, not for every visitor. */
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Keeps what a handler answers with 200 to a GET, by path and accepted encodings, and gives it again; a browser that has
 * it already is told so (304). For files, which do not change while they are served, and to which a query is nothing.
 * @param handle answers with a body that is complete: requests for a range go past what is kept.
 */
export function keepAnswers(handle: RequestListener): RequestListener {
  const kept = new Map<string, Answer>();
  return (request, response) => {
    if (request.method !== 'GET' || request.headers.range !== undefined) {
      handle(request, response);
      return;
    }
    const [pathname] = (request.url ?? '/').split('?');
    const key = `${request.headers['accept-encoding'] ?? ''} ${pathname}`;
    const answer = kept.get(key);
    if (answer) {
      give(answer, request, response);
      return;
    }
    record(response, (recorded) => kept.set(key, recorded));
    handle(request, response);
  };
}

function give({ headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers).end();
  } else {
    response.writeHead(200, headers).end(body);
  }
}

/** Notes what is written to a response, as it goes out; told once it has gone out whole. */
function record(response: ServerResponse, onEnd: (answer: Answer) => void): void {
  const chunks: Buffer[] = [];
  const note = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk as string));
    }
  };
  const { write, end } = response;
  response.write = ((...args: Parameters<typeof write>) => {
    note(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    note(args[0]);
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
