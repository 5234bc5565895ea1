/** npm run architecture: compares docs/architecture with the imports in the code; `--write` updates its drawings. */
import { runCommand } from '@/src/node/commands/runCommand';
import { checkArchitecture } from '@/tools/architecture/checkArchitecture';

void runCommand(async () =>
  console.log(checkArchitecture({ write: process.argv.includes('--write') })),
);
