/** node --import tsx scripts/node-version.ts 24.21.0: builds and runs the unit tests on another Node; for the full proof. */
import { CommandError, runCommand } from '@/src/node/commands/runCommand';
import { listNodeVersions, tryNode } from '@/tools/proof/nodeVersions';

void runCommand(async () => {
  const [version] = process.argv.slice(2);
  if (version === undefined) {
    throw new CommandError(`Name a version, such as ${listNodeVersions().join(' or ')}.`);
  }
  tryNode(version);
});
