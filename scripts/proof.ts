/** npm run proof: every page, demo and test in all settings. `-- --shard 2/8`, `--changed`, `--fresh`, `--merge a b`. */
import { runCommand } from '@/src/node/commands/runCommand';
import { runProof } from '@/tools/proof/commands';

void runCommand(async () => {
  process.exitCode = (await runProof(process.argv.slice(2))) ? 0 : 1;
});
