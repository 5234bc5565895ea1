/** Checks the demos and embeds of a page, and the components and hooks in its front matter. */
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { readDemo } from '../../demos/readDemo';
import { prepareEmbed } from '../../embeds/registry';
import type { BuildError } from '../../errors';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import { ROOT } from '../../paths';
import { findOwnEntry } from '../reference/apiAddress';
import type { MarkdownRoute } from '../routes';
import { asBuildError } from './knownPage';

/** Checks that the packages have the components and hooks in the front matter. */
export function checkSubjects(
  { pathname, markdownFile }: MarkdownRoute,
  { frontMatter: { components, hooks } }: RenderedMarkdown,
): BuildError[] {
  return [...components, ...hooks].flatMap((name) => {
    try {
      findOwnEntry(name, pathname.split('/')[1] ?? '', { markdownFile });
      return [];
    } catch (error) {
      return [asBuildError(error, markdownFile)];
    }
  });
}

/** Reads all demos and prepares all embeds, and adds their errors to the list. */
export async function checkDemos(
  route: MarkdownRoute,
  rendered: RenderedMarkdown,
  errors: BuildError[],
): Promise<void> {
  const folder = path.join(ROOT, path.dirname(route.markdownFile));
  const checks = rendered.blocks.map(async (block) => {
    if (block.type === 'demo') {
      // With the subjects, because the page then takes what was read here.
      const at = { file: route.markdownFile, line: block.line };
      await readDemo(folder, block.key, at, rendered.frontMatter.components);
    } else if (block.type === 'component') {
      prepareEmbed(block, route.markdownFile, DEFAULT_LANGUAGE);
    }
  });
  for (const check of await Promise.allSettled(checks)) {
    if (check.status === 'rejected') {
      errors.push(asBuildError(check.reason, route.markdownFile));
    }
  }
}
