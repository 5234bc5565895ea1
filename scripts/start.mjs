// @ts-check
/** npm start: installs what is missing, builds when something changed, serves the site. */
import { run } from './run.mjs';
import { setup } from './setup.mjs';

setup();
const code = await run('build.ts', ['--if-changed']);
process.exit(code === 0 ? await run('serve.ts') : code);
