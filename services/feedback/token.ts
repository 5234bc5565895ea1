/** Checks the token that gives access to the report. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from './answerError';

/**
 * Creates a hook that only accepts requests with `Authorization: Bearer <token>`. Without a token, it rejects all of
 * them.
 */
export function createTokenCheck(token: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (token === undefined) {
      throw new RequestError(
        403,
        'no-token',
        'The report is closed: start the service with a FEEDBACK_TOKEN to open it.',
      );
    }
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !timingSafeEqual(digest(given), digest(token))) {
      reply.header('WWW-Authenticate', 'Bearer');
      throw new RequestError(
        401,
        'wrong-token',
        'Send the FEEDBACK_TOKEN of the service, as Authorization: Bearer <token>.',
      );
    }
  };
}

/** Hashes the text to a fixed length, so that the time of the comparison reveals nothing about the token. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
