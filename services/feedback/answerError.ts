/** The error responses sent to clients and the errors written to the log. Neither contains data from the request. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FeedbackError } from '@/src/shared/feedback';
import { DatabaseUnavailable } from './database/database';

/** An error response that a route sends on purpose. */
export class RequestError extends Error {
  override name = 'RequestError';

  constructor(
    readonly statusCode: number,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

/** Messages by status code. Fastify's own messages can't be used because they quote the request body. */
const ANSWERS: Readonly<Record<number, FeedbackError>> = {
  400: { error: 'malformed', message: "The body isn't valid JSON." },
  404: { error: 'not-found', message: "This address doesn't exist." },
  408: { error: 'too-slow', message: "The request didn't arrive in time." },
  413: { error: 'too-large', message: 'The body is too large: shorten the comment.' },
  415: { error: 'not-json', message: 'Send JSON, with Content-Type: application/json.' },
  429: {
    error: 'too-many-requests',
    message: 'Too many requests: wait, and then send the request again.',
  },
  500: { error: 'internal', message: 'Internal error: see the log of the service.' },
  503: {
    error: 'unavailable',
    message: "The database isn't available: send the request again later.",
  },
};

const INTERNAL_ERROR = ANSWERS[500]!;

/** The `Retry-After` value, in seconds, for responses sent while the database is unavailable. */
const RETRY_AFTER = 5;

export function answerError(
  error: FastifyError | RequestError | DatabaseUnavailable,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof RequestError) {
    return reply.code(error.statusCode).send({ error: error.error, message: error.message });
  }
  if (error instanceof DatabaseUnavailable) {
    request.log.error(describe(error.cause), 'the database is unavailable');
    return reply.code(503).header('Retry-After', RETRY_AFTER).send(ANSWERS[503]);
  }
  if (error.validation ?? error.validationContext) {
    return reply.code(400).send({ error: 'invalid', message: error.message });
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error(describe(error), 'a request failed');
  }
  return reply.code(status).send(ANSWERS[status] ?? (status < 500 ? ANSWERS[400] : INTERNAL_ERROR));
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(ANSWERS[404]);
}

/** Picks the error fields to log. PostgreSQL's `detail` and `where` fields quote rows, so they are left out. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) {
    return { error: typeof error };
  }
  const { name, message, stack, code } = error as NodeJS.ErrnoException;
  return { error: name, code, message, stack };
}
