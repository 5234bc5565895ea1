/** npm run supply: licences, lockfile, install scripts, advisories, policy. With --list every package. */
import { checkSupply } from '@/src/build/commands/checkSupply';
import { runCommand } from '@/src/build/commands/runCommand';

void runCommand(async () => checkSupply({ list: process.argv.includes('--list') }));
