/** npm start: builds the site if it has changed, serves it, and receives its feedback. */
import { buildSite } from './buildSite';
import { serveSite } from './serveSite';
import { startFeedback } from './startFeedback';

/**
 * Serves until SIGINT or SIGTERM arrives.
 * @returns the exit code: 1 when the build fails, which has printed its error, and 0 when the server was stopped.
 * @throws CommandError when the port is in use.
 */
export async function startSite(): Promise<number> {
  if (!(await buildSite({ onlyIfChanged: true }))) {
    return 1;
  }
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // The signal may arrive twice: a terminal sends it to all processes, and the parent process passes it on.
      process.on(signal, () => resolve());
    }
  });
  const stopFeedback = startFeedback();
  try {
    const { url, server } = await serveSite({
      port: Number(process.env.PORT ?? 3000),
      ...(process.env.HOST && { host: process.env.HOST }),
    });
    console.log(`\nFieldguide is at ${url}  (Ctrl+C to stop)`);
    await ended;
    server.close();
    server.closeAllConnections();
  } finally {
    await stopFeedback();
  }
  return 0;
}
