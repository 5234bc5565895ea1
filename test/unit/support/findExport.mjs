// @ts-check
/** Before the tests of a project: the packages are read once, and the export of the present sources is looked for. */
import { removeFoldersAtExit } from '../../../tools/proof/tempFolders.mjs';
import { runScript } from './runScript.mjs';

export default function setup() {
  removeFoldersAtExit();
  process.env.TEST_BUILD_ID = runScript('test/unit/support/findExport.ts');
}
