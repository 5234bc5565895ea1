/** Finds the styled version of an unstyled component's page. The styled page names the unstyled one in its front matter. */
import { normalizePathname } from '@/src/shared/nav';
import { cachePerBuild } from '../cache';
import { parseMarkdownFile } from './parseMarkdownFile';
import { listMarkdownRoutes } from './routes';

/** Returns the address of the first page whose front matter names this one as `unstyled`, with trailing slash. */
export function findStyledPage(pathname: string): string | undefined {
  return new Map(cachePerBuild(['styled-pages'], readStyledPages)).get(pathname);
}

/** Lists the unstyled pages, each with its styled page. If there are several, the first one is last. */
function readStyledPages(): [unstyled: string, styled: string][] {
  return listMarkdownRoutes()
    .flatMap(({ pathname, markdownFile }): [string, string][] => {
      const unstyled = parseMarkdownFile(markdownFile)?.frontMatter.unstyled;
      return unstyled ? [[normalizePathname(unstyled), `${pathname}/`]] : [];
    })
    .reverse();
}
