/**
 * Checks the host that a request names. A page of another site can let its own name lead to this machine (DNS rebinding),
 * and would then read the answers of this server as those of its own site.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { SITE_ORIGIN } from '@/src/shared/links';

/**
 * Returns whether a request may be answered: for a name of this machine, the published address, or a number, which needs
 * no DNS.
 * @param header the `Host` header. @param listening the host that the server listens on.
 */
export function isKnownHost(header: string | undefined, listening: string): boolean {
  const name = readHostName(header);
  return (
    name !== undefined &&
    (isIP(name) !== 0 ||
      name === 'localhost' ||
      name.endsWith('.localhost') ||
      [listening, hostname(), readHostName(SITE_ORIGIN.replace(/^https?:\/\//, '')) ?? ''].some(
        (known) => known.toLowerCase() === name,
      ))
  );
}

/** Returns the name in a `Host` header, in lower case and without port and brackets. */
function readHostName(header: string | undefined): string | undefined {
  if (header === undefined || /[\s/?#@\\]/.test(header) || !URL.canParse(`http://${header}`)) {
    return undefined;
  }
  return new URL(`http://${header}`).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** Maximum length of a host in the error, in characters. */
const MAX_ECHO = 100;

/** Refuses a request for another host, and says how to allow it. */
export function refuseHost({ headers, socket }: IncomingMessage, response: ServerResponse): void {
  const name = (headers.host ?? '').replace(/[^\w.:[\]-]/g, '?').slice(0, MAX_ECHO);
  response.writeHead(421, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  response.end(
    `This server doesn't answer requests for the host "${name}", so that other sites can't read it (DNS rebinding).\n` +
      `Open http://localhost:${socket.localPort}/, or start the server with HOST=<the name that you open>.\n`,
  );
}
