/**
 * npm run supply: licences, lockfile, install scripts, policy. With --list every package.
 * With --advisories what the registry knows against the packages, and that alone: it ends with code 3 when the registry
 * does not answer.
 */
import { NOT_CHECKED } from '@/tools/exitCodes';
import { checkAdvisories } from '@/tools/supply/checkAdvisories';
import { checkSupply } from '@/tools/supply/checkSupply';
import { runCommand } from '@/src/node/commands/runCommand';

void runCommand(async () => {
  if (!process.argv.includes('--advisories')) {
    checkSupply({ list: process.argv.includes('--list') });
  } else if (!checkAdvisories()) {
    process.exitCode = NOT_CHECKED;
  }
});
