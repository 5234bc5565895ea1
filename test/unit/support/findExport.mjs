// @ts-check
/** Before the tests of a project: the packages are read once, and the export of the present sources is looked for. */
import { runScript } from './runScript.mjs';

export default function setup() {
  process.env.TEST_BUILD_ID = runScript('test/unit/support/findExport.ts');
}
