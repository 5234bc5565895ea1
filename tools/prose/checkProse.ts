/** Checks the style of all Markdown pages, and of the explanations of messages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getOwnName } from '@/src/node/content/reference/apiAddress';
import { listMarkdownRoutes } from '@/src/node/content/routes';
import { BuildError, CommandError } from '@/src/node/errors';
import { parser } from '@/src/node/markdown/findPlacements.mjs';
import { splitFrontMatter } from '@/src/node/markdown/frontMatter';
import { readExplanationFiles } from '@/src/node/messages/explanations';
import { ROOT } from '@/src/node/paths';
import { type ComponentPages, findProseProblems } from './findProseProblems';

interface ProsePage {
  productId: string;
  markdownFile: string;
  pathname: string;
  names: readonly string[];
  body: string;
}

/**
 * @param start beginning of the paths of the files to check; all files by default.
 * @returns the number of files that were checked.
 * @throws CommandError that lists all problems.
 */
export function checkProse(start = ''): number {
  const pages = readPages();
  const checked = pages.filter(({ markdownFile }) => markdownFile.startsWith(start));
  const explanations = readExplanationFiles().filter(({ file }) => file.startsWith(start));
  const problems = [
    ...checked.flatMap((page) =>
      findProseProblems(parser.parse(page.body), listComponentPages(page, pages)).map(
        (problem) => ({ file: page.markdownFile, ...problem }),
      ),
    ),
    ...explanations.flatMap(({ file, messages }) =>
      messages
        .flatMap(({ meaning, cause, fix }) => [meaning, cause, fix])
        .flatMap((text) => findProseProblems(parser.parse(text)))
        .map(({ cause, remedy }) => ({ file, cause, remedy })),
    ),
  ];
  if (problems.length > 0) {
    throw new CommandError(problems.map((problem) => new BuildError(problem).message).join('\n\n'));
  }
  return checked.length + explanations.length;
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
