/** Checks that need all pages: links, anchors, orphans, explanations of messages, and phrases for search. */
import type { BuildError } from '../../errors';
import { MarkdownError } from '../../markdown/markdownError';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import { checkTexts } from '../../i18n/languages';
import { getIndex } from '../reference/apiIndex';
import { renderRouteMarkdown } from '../renderRouteMarkdown';
import { type MarkdownRoute, listMarkdownRoutes } from '../routes';
import { checkDemos, checkSubjects } from './checkDemos';
import { checkExplanations } from './checkExplanations';
import { checkLinks, listAnchors } from './checkLinks';
import { checkPlayground } from './checkPlayground';
import { checkProducts } from './checkProducts';
import { checkSearchPhrases } from './checkSearchPhrases';
import { checkTranslations } from './checkTranslations';
import { checkUnwrittenPages, findOrphans } from './findOrphans';
import { type KnownPage, asBuildErrors } from './knownPage';

/**
 * Checks all content.
 * @param onPage called after each page with the current count and the total.
 * @returns all errors, each once; empty when the content is valid.
 */
export async function checkContent(
  onPage?: (done: number, total: number) => void,
): Promise<BuildError[]> {
  const routes = listMarkdownRoutes();
  const errors: BuildError[] = [...checkTexts(), ...findOrphans(routes)];
  // Other checks report again what they need and can't read, such as a translations file.
  const attempt = (file: string, check: () => BuildError[]) => {
    try {
      errors.push(...check());
    } catch (error) {
      errors.push(...asBuildErrors(error, file));
    }
  };
  attempt('src/shared/products.ts', () => checkProducts());
  const pages = new Map<string, KnownPage>();
  for (const [index, route] of routes.entries()) {
    try {
      const rendered = render(route, errors);
      if (rendered) {
        pages.set(route.pathname, { route, rendered, anchors: listAnchors(route, rendered) });
        await checkDemos(route, rendered, errors);
        errors.push(...checkSubjects(route, rendered));
        errors.push(...checkPlayground(route, rendered));
      }
    } catch (error) {
      errors.push(...asBuildErrors(error, route.markdownFile));
    }
    onPage?.(index + 1, routes.length);
  }
  const translations = await checkTranslations(pages, errors);
  errors.push(...checkUnwrittenPages());
  attempt('data/', () => {
    const { anchors: apiPages } = getIndex();
    return [
      ...[...pages.values(), ...translations].flatMap((page) => checkLinks(page, pages, apiPages)),
      ...checkExplanations(pages, apiPages),
    ];
  });
  attempt('data/searchPhrases', () => checkSearchPhrases(pages, getIndex().anchors));
  return [...new Map(errors.map((error) => [error.message, error])).values()];
}

/** Renders a page and adds its errors to the list. @returns what could be rendered, also of a page with errors. */
function render(route: MarkdownRoute, errors: BuildError[]): RenderedMarkdown | undefined {
  try {
    return renderRouteMarkdown(route);
  } catch (error) {
    errors.push(...asBuildErrors(error, route.markdownFile));
    return error instanceof MarkdownError ? error.rendered : undefined;
  }
}
