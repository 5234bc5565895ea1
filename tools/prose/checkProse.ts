/** Checks the style of all Markdown pages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getOwnName } from '@/src/node/content/reference/apiAddress';
import { listMarkdownRoutes } from '@/src/node/content/routes';
import { BuildError, CommandError } from '@/src/node/errors';
import { parser } from '@/src/node/markdown/findPlacements.mjs';
import { splitFrontMatter } from '@/src/node/markdown/frontMatter';
import { ROOT } from '@/src/node/paths';
import { type ComponentPages, findProseProblems } from './findProseProblems';
import unedited from './unedited.json';

/** The list of pages that still have problems. An edited page leaves it, and no page is added. */
const UNEDITED = 'tools/prose/unedited.json';

interface ProsePage {
  productId: string;
  markdownFile: string;
  pathname: string;
  names: readonly string[];
  body: string;
}

/**
 * @param start beginning of the paths of the Markdown files to check; all files by default. With it, the list of
 *   unedited pages has no effect.
 * @returns the number of pages that were checked, and of those that aren't edited yet.
 * @throws CommandError that lists all problems, and edited pages that the list of unedited ones still has.
 */
export function checkProse(start?: string): { edited: number; unedited: number } {
  const pages = readPages();
  const problems = pages.flatMap((page) => {
    if (!page.markdownFile.startsWith(start ?? '')) {
      return [];
    }
    const found = findProseProblems(parser.parse(page.body), listComponentPages(page, pages));
    if (start !== undefined || !unedited.includes(page.markdownFile)) {
      return found.map((problem) => ({ file: page.markdownFile, ...problem }));
    }
    return found.length > 0
      ? []
      : [
          {
            file: UNEDITED,
            cause: `${page.markdownFile} has no problems of style any more`,
            remedy: 'compare it with docs/contributing/writing.md, and remove it from the list',
          },
        ];
  });
  if (problems.length > 0) {
    throw new CommandError(problems.map((problem) => new BuildError(problem).message).join('\n\n'));
  }
  return { edited: pages.length - unedited.length, unedited: unedited.length };
}

function readPages(): ProsePage[] {
  return listMarkdownRoutes().map(({ markdownFile, pathname }) => {
    const source = readFileSync(path.join(ROOT, markdownFile), 'utf8');
    const { frontMatter, body } = splitFrontMatter(source, markdownFile);
    const names = [...frontMatter.components, ...frontMatter.hooks];
    return { markdownFile, pathname, names, body, productId: pathname.split('/')[1] ?? '' };
  });
}

/** Lists the product's components that have a page, without those that the page itself is about. */
function listComponentPages(page: ProsePage, pages: readonly ProsePage[]): ComponentPages {
  const addresses = new Map<string, string>();
  for (const { productId, pathname, names } of pages) {
    if (productId !== page.productId) {
      continue;
    }
    const own = getOwnName(pathname, names);
    if (own !== undefined) {
      addresses.set(own, `${pathname}/`);
    }
  }
  page.names.forEach((name) => addresses.delete(name));
  return addresses;
}
