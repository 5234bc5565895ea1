/** The receiver's HTTP server: limits, access rules, and routes. */
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import { FEEDBACK_BODY_LIMIT } from '@/src/shared/feedback';
import { answerError, answerNotFound } from './answerError';
import { ClientCounts } from './clientCounts';
import type { Database } from './database/database';
import { addFeedbackRoute } from './routes/feedback';
import { addHealthRoute } from './routes/health';
import { addReportRoutes } from './routes/report';
import type { Settings } from './settings';
import { type ZodTypeProvider, validatorCompiler } from './zodTypeProvider';

/** The maximum times to receive the headers and the whole request, in milliseconds. */
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;

/** How often these times are checked, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000;

/** A connection on which nothing moves is closed, such as that of a client that stops reading. In milliseconds. */
const IDLE_TIMEOUT_MS = 120_000;

/** The number of connections at a time. More are closed at once. */
const MAX_CONNECTIONS = 1_000;

/** Matches any origin on this machine. */
const LOCALHOST = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export type Server = Awaited<ReturnType<typeof createServer>>;

/** Creates the server. It starts listening when `listen` is called. */
export async function createServer(settings: Settings, database: Database) {
  const server = fastify({
    bodyLimit: FEEDBACK_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    // On shutdown, idle connections are closed and running requests get their responses.
    forceCloseConnections: 'idle',
    // Each trusted proxy adds one entry to the end of X-Forwarded-For. Clients can forge the entries before those.
    trustProxy: (_address, hop) => hop < settings.proxies,
    // Fastify's request logging contains addresses, so the hook below logs requests without addresses and bodies.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, base: null, serializers: {} },
  }).withTypeProvider<ZodTypeProvider>();
  server.server.maxConnections = MAX_CONNECTIONS;
  server.setValidatorCompiler(validatorCompiler);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(answerNotFound);
  // The server only parses JSON, because forms on other sites can't send JSON without a CORS preflight request.
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
    // How long browsers cache the preflight response, in seconds.
    maxAge: 600,
  });
  // Limits are counted per client address and kept in memory only.
  await server.register(rateLimit, {
    max: settings.rate,
    timeWindow: 60_000,
    store: ClientCounts,
  });
  addFeedbackRoute(server, database);
  addReportRoutes(server, database, settings.token);
  addHealthRoute(server, database);
  return server;
}
