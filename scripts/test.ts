/** npm test: everything that decides whether a change may land. `npm test -- unit crawl /joy-ui/` runs those parts and pages. */
import { runCommand } from '@/src/node/commands/runCommand';
import { runGate } from '@/tools/proof/commands';

void runCommand(async () => {
  process.exitCode = (await runGate(process.argv.slice(2))) ? 0 : 1;
});
