// @ts-check
/** Before the tests of the receiver. */
export { removeFoldersAtExit as default } from '../../tools/proof/tempFolders.mjs';
