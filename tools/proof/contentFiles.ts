/**
 * Which files are content: what pages say and show, and what is written about the repository. The verdict of tests of code
 * does not rest on them, and test/unit/support/withoutContent.ts refuses them to those tests.
 */

const CONTENT =
  /^data\/.*\.(tsx|css|playground\.json)$|^(?!\.\.\/|node_modules\/|\.cache\/).*\.md$/;

/** @param file path from the repository, with forward slashes. */
export function isContent(file: string): boolean {
  return CONTENT.test(file);
}

/** Folders whose lists of files tell something of content or of the export. */
export function isContentFolder(file: string): boolean {
  return /^(data|out)(\/|$)/.test(file);
}
