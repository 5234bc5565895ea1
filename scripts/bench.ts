/** npm run bench: times, bytes, build, and memory. `-- pages search` runs those parts, `-- growth 50 500` the growing sites. */
import { runBench } from '@/tools/bench/runBench';
import { runCommand } from '@/src/node/commands/runCommand';
import { findBrowser } from './browser.mjs';

void runCommand(async () =>
  runBench({ words: process.argv.slice(2), executablePath: await findBrowser(console.log) }),
);
