// @ts-check
/** npm run mcp: the server on a machine that may be new. Output is the protocol's, so what setup says goes elsewhere. */
import { run } from './run.mjs';
import { setup } from './setup.mjs';

console.log = console.error;
setup();
process.exit(await run('mcp.ts'));
