/** For npm run dev: serves pages as Markdown, and tells the process that started it where. */
import { runCommand } from '@/src/node/commands/runCommand';
import { serveMarkdown } from '@/src/node/commands/serveMarkdown';

void runCommand(async () => {
  const { url } = await serveMarkdown();
  process.send?.(url);
  process.on('disconnect', () => process.exit());
});
