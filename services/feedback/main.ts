/**
 * node --max-semi-space-size=2 --max-old-space-size=128 --import tsx services/feedback/main.ts: receives feedback until
 * it gets a signal. See README.md in this folder. The first two options save 50 and 30 MB of memory: long reports create
 * much garbage. The heap needs less than 40 MB.
 */
import type { AddressInfo, Socket } from 'node:net';
import type { Server } from './createServer';
import { describe } from './answerError';
import { type Database, StartError } from './database/database';
import { openDatabase } from './database/openDatabase';
import { type Settings, readSettings } from './settings';

/** How long requests may take to finish after a signal, in milliseconds. Statements are answered within 2,000. */
const REQUEST_LIMIT = 2_500;

/** The process ends after this time in any case, in milliseconds. Confirmed feedback is already on disk. */
const STOP_LIMIT = 8_000;

/** How often idle connections are closed during shutdown, in milliseconds. */
const SWEEP = 50;

void start().catch((error: unknown) => {
  const isStartError = error instanceof StartError;
  console.error(isStartError ? `\nFeedback is not received. ${error.message}\n` : error);
  process.exit(1);
});

async function start(): Promise<void> {
  // Only the user of this process can read the files that it creates.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, (error) => {
    console.error(JSON.stringify({ level: 40, ...describe(error) }));
  });
  // It takes a third of the time to load, so it comes after the errors of the folder.
  const { createServer } = await import('./createServer');
  const server = await createServer(settings, database);
  await listen(server, database, settings);
  stopOnSignal(server, database);
  const { port } = server.server.address() as AddressInfo;
  const place = `http://${settings.host}:${port} (${database.name})`;
  console.log(
    `Feedback is received at ${place}${settings.token ? '' : '; no FEEDBACK_TOKEN, so no report'}`,
  );
}

async function listen(server: Server, database: Database, { port, host }: Settings): Promise<void> {
  try {
    await server.listen({ port, host, listenTextResolver: () => 'listening' });
  } catch (error) {
    await database.close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new StartError(
          `Port ${port} is in use: stop the process that uses it, or choose another port with FEEDBACK_PORT (and NEXT_PUBLIC_FEEDBACK_URL for the site).`,
        )
      : error;
  }
}

/** On a signal, answers running requests, closes the database, and exits. */
function stopOnSignal(server: Server, database: Database): void {
  let stopping = false;
  const sockets = new Set<Socket>();
  const { server: http } = server;
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const stop = async () => {
    if (stopping) {
      return;
    }
    stopping = true;
    // `process.exit` would wait for a thread that waits for a disk.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_LIMIT).unref();
    // Browsers keep connections open after a response and also open some in advance. Neither kind closes by itself, and
    // `closeIdleConnections` doesn't close the second kind.
    setInterval(() => {
      http.closeIdleConnections();
      sockets.forEach((socket) => socket.bytesRead === 0 && socket.destroy());
    }, SWEEP).unref();
    setTimeout(() => http.closeAllConnections(), REQUEST_LIMIT).unref();
    await server.close();
    await database.close();
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    // `disconnect` means that npm start, the parent process, has exited.
    process.on(event, () => void stop());
  }
}
