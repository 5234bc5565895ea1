// @ts-check
/** npm start: installs what is missing, builds when something changed, serves the site and receives its feedback. */
import { startFeedback } from './feedback.mjs';
import { isEnded, run } from './run.mjs';
import { setup } from './setup.mjs';

setup();
const built = await run('build.ts', ['--if-changed']);
if (built !== 0) {
  process.exit(built);
}
const stopFeedback = startFeedback();
const code = await run('serve.ts');
await stopFeedback();
// Ending the server by hand is no fault.
process.exit(isEnded(code) ? 0 : code);
