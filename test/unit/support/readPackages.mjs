// @ts-check
/** Before the tests of a project: the packages are read once, so that tests may ask for entries of the reference. */
import { removeFoldersAtExit } from '../../../tools/proof/tempFolders.mjs';
import { runScript } from './runScript.mjs';

export default function setup() {
  removeFoldersAtExit();
  runScript('scripts/cli.ts', 'api-report');
}
