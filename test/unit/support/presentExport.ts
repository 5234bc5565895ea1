/** Finds the export of the current sources, so that tests check these files. */

/** @throws Error when `out/` is not there, or made from other files than those that are here now. */
export function getBuildId(): string {
  const id = process.env.TEST_BUILD_ID;
  if (!id) {
    throw new Error(
      'out/ is not the export of the files and settings that are here now: run npm run build',
    );
  }
  return id;
}

/**
 * Folder of the export, relative to the repository.
 * @throws Error as `getBuildId` does.
 */
export function getOut(): string {
  getBuildId();
  return 'out';
}
