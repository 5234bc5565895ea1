/** Which pages have a playground. */
import { expect, test } from '@jest/globals';
import { getPlayground } from '@/src/node/content/getPlayground';
import { renderRouteMarkdown } from '@/src/node/content/renderRouteMarkdown';
import { listMarkdownRoutes } from '@/src/node/content/routes';

test('every component page of this site has a playground, a reason why not, or is a draft', () => {
  const pages = listMarkdownRoutes()
    .filter(({ markdownFile }) => markdownFile.includes('/components/'))
    .map((route) => ({ route, rendered: renderRouteMarkdown(route) }));
  const without = pages.filter(
    ({ route, rendered }) => getPlayground(route, rendered) === undefined,
  );
  expect(
    without.filter(
      ({ rendered: { frontMatter } }) => !frontMatter.withoutPlayground && !frontMatter.draft,
    ),
  ).toEqual([]);
  expect(pages.length).toBeGreaterThan(2 * without.length);
});
