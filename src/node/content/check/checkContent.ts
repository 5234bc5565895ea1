/** Checks that need all pages: links, anchors, and orphans. */
import type { BuildError } from '../../errors';
import { checkTexts } from '../../i18n/languages';
import { getIndex } from '../reference/apiIndex';
import { renderRouteMarkdown } from '../renderRouteMarkdown';
import { listMarkdownRoutes } from '../routes';
import { checkDemos, checkSubjects } from './checkDemos';
import { checkLinks, listAnchors } from './checkLinks';
import { checkPlayground } from './checkPlayground';
import { checkTranslations } from './checkTranslations';
import { checkUnwrittenPages, findOrphans } from './findOrphans';
import { type KnownPage, asBuildError } from './knownPage';

/**
 * Checks all content.
 * @param onPage called after each page with the current count and the total.
 * @returns all errors; empty when the content is valid.
 */
export async function checkContent(
  onPage?: (done: number, total: number) => void,
): Promise<BuildError[]> {
  const routes = listMarkdownRoutes();
  const errors: BuildError[] = [...checkTexts(), ...findOrphans(routes)];
  const pages = new Map<string, KnownPage>();
  for (const [index, route] of routes.entries()) {
    try {
      const rendered = renderRouteMarkdown(route);
      await checkDemos(route, rendered, errors);
      errors.push(...checkSubjects(route, rendered));
      errors.push(...checkPlayground(route, rendered));
      pages.set(route.pathname, { route, rendered, anchors: listAnchors(rendered) });
    } catch (error) {
      errors.push(asBuildError(error, route.markdownFile));
    }
    onPage?.(index + 1, routes.length);
  }
  const translations = await checkTranslations(pages, errors);
  errors.push(...checkUnwrittenPages());
  try {
    const { anchors: apiPages } = getIndex();
    for (const page of [...pages.values(), ...translations]) {
      errors.push(...checkLinks(page, pages, apiPages));
    }
  } catch (error) {
    errors.push(asBuildError(error, 'data/'));
  }
  return errors;
}
