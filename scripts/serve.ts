/** Serves out/ on http://localhost:3000, or on the port in PORT. */
import { runCommand } from '@/src/node/commands/runCommand';
import { serveSite } from '@/src/node/commands/serveSite';

void runCommand(async () => {
  const { url } = await serveSite({ port: Number(process.env.PORT ?? 3000) });
  console.log(`\nFieldguide is at ${url}  (Ctrl+C ends it)`);
});
