/** npm run build: the static site into out/. With --if-changed only when its inputs differ from those of out/. */
import { buildSite } from '@/src/node/commands/buildSite';
import { runCommand } from '@/src/node/commands/runCommand';

void runCommand(async () => {
  if (!(await buildSite({ onlyIfChanged: process.argv.includes('--if-changed') }))) {
    process.exitCode = 1;
  }
});
