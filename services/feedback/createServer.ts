/** The receiver over HTTP: limits, who may ask, and the routes. */
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import { FEEDBACK_BODY_LIMIT } from '@/src/shared/feedback';
import { answerError, answerNotFound } from './answerError';
import type { Database } from './database/database';
import { addFeedbackRoute } from './routes/feedback';
import { addHealthRoute } from './routes/health';
import { addReportRoutes } from './routes/report';
import type { Settings } from './settings';
import { type ZodTypeProvider, validatorCompiler } from './zodTypeProvider';

/** Milliseconds that a request may take to arrive. */
const REQUEST_TIMEOUT = 10_000;

/** Any page of this machine. */
const LOCALHOST = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export type Server = Awaited<ReturnType<typeof createServer>>;

/** Puts the server together. It listens when `listen` is called. */
export async function createServer(settings: Settings, database: Database) {
  const server = fastify({
    bodyLimit: FEEDBACK_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // Open connections without a request do not hold up the end; requests that run are answered first.
    forceCloseConnections: 'idle',
    // The last entries of X-Forwarded-For, as many as there are proxies, were written by them; the rest by anybody.
    trustProxy: (_address, hop) => hop < settings.proxies,
    // Neither addresses nor bodies: the hook below logs what is left.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, base: null, serializers: {} },
  }).withTypeProvider<ZodTypeProvider>();
  server.setValidatorCompiler(validatorCompiler);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(answerNotFound);
  // JSON is all that is read: a form of another site cannot send it without asking (CORS).
  server.removeContentTypeParser('text/plain');
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms });
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Cache-Control', 'no-store');
  });
  await server.register(cors, {
    origin: [...settings.origins, ...(settings.allowsLocalhost ? [LOCALHOST] : [])],
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type', 'Authorization'],
    exposedHeaders: ['Retry-After'],
    // Seconds that a browser need not ask again.
    maxAge: 600,
  });
  // By address, in memory alone.
  await server.register(rateLimit, { max: settings.rate, timeWindow: 60_000 });
  addFeedbackRoute(server, database);
  addReportRoutes(server, database, settings.token);
  addHealthRoute(server, database);
  return server;
}
