// @ts-check
/** Starts `pgliteThread.ts`. `--import tsx` only compiles the main thread. */
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
createRequire(import.meta.url)('./pgliteThread.ts');
