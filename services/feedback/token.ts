/** Who may read the report: whoever has the token of the settings. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from './answerError';

/** A hook that lets only requests with `Authorization: Bearer <token>` pass; none when there is no token. */
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

/** Of one length, whatever the text: the comparison tells nothing by its time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
