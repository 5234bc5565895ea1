/** A Markdown file before it is rendered, for questions about many pages at once. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../errors';
import { splitFrontMatter } from '../markdown/frontMatter';
import { ROOT } from '../paths';

/**
 * Reads front matter and text of a file.
 * @returns undefined for a file that is not there or has a fault: its page's own check tells of that.
 */
export function readSoundMarkdown(
  markdownFile: string,
): ReturnType<typeof splitFrontMatter> | undefined {
  const file = path.join(ROOT, markdownFile);
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    return splitFrontMatter(readFileSync(file, 'utf8'), markdownFile);
  } catch (error) {
    if (error instanceof BuildError) {
      return undefined;
    }
    throw error;
  }
}
