// @ts-check
/** node scripts/with-setup.mjs build.ts …: runs an entry point of this folder on a machine that may be new. */
import { run } from './run.mjs';
import { setup } from './setup.mjs';

const [name = '', ...args] = process.argv.slice(2);
setup();
process.exit(await run(name, args));
