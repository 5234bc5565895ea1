/** Which files are content: what pages say and show. The verdict of the project `pure` does not rest on them. */

/** Texts and demos, and what is written about the repository; by path from the root, with forward slashes. */
const CONTENT = /^data\/.*\.(md|tsx|css|playground\.json)$|^[^/]+\.md$/;

/** @param file path from the repository, with forward slashes. */
export function isContent(file: string): boolean {
  return CONTENT.test(file);
}

/** Folders whose lists of files tell something of content, and files of the export. */
export function isContentFolder(file: string): boolean {
  return /^(data|out)(\/|$)/.test(file);
}
