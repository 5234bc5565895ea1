/**
 * Tells content from code. Content is what pages show, and the documents of the repository. Verdicts of code tests
 * don't depend on it, and test/unit/support/withoutContent.ts prevents those tests from reading it.
 */

const CONTENT =
  /^data\/.*\.(tsx|css|playground\.json)$|^(?!\.\.\/|node_modules\/|\.cache\/).*\.md$/;

/** @param file path relative to the repository, with forward slashes. */
export function isContent(file: string): boolean {
  return CONTENT.test(file);
}

/** Whether the list of files in a folder depends on content or on the export. The API data is made with `data/history/`. */
export function isContentFolder(file: string): boolean {
  return /^(data(?!\/history$)|out)(\/|$)/.test(file);
}
