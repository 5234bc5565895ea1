/** Parses Markdown files without rendering them, for queries over many pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../errors';
import { splitFrontMatter } from '../markdown/frontMatter';
import { ROOT } from '../paths';

/**
 * Parses the front matter of a file and returns its text unchanged.
 * @returns undefined for a file that doesn't exist or has an error, which the check of its page reports.
 */
export function parseMarkdownFile(
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
