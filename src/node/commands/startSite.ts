/** npm start: builds when something changed, serves the site and receives its feedback. */
import { buildSite } from './buildSite';
import { serveSite } from './serveSite';
import { startFeedback } from './startFeedback';

/**
 * Serves until SIGINT or SIGTERM comes.
 * @returns the exit code: 1 when the build fails, which has reported why, and 0 when the server was ended.
 * @throws CommandError when the port is taken.
 */
export async function startSite(): Promise<number> {
  if (!(await buildSite({ onlyIfChanged: true }))) {
    return 1;
  }
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // A terminal sends it to all processes, and the process that started this one passes it on: it may come twice.
      process.on(signal, () => resolve());
    }
  });
  const stopFeedback = startFeedback();
  try {
    const { url, server } = await serveSite({ port: Number(process.env.PORT ?? 3000) });
    console.log(`\nFieldguide is at ${url}  (Ctrl+C ends it)`);
    await ended;
    server.close();
    server.closeAllConnections();
  } finally {
    await stopFeedback();
  }
  return 0;
}
