import { BuildError } from '../../errors';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import { getPlaygroundFile } from '../../playground/readConfig';
import { getPlayground } from '../getPlayground';
import type { MarkdownRoute } from '../routes';

/**
 * Checks that a page about a component has a playground, gives a reason why not, or is a draft.
 * @throws BuildError for any error in the data of the playground.
 */
export function checkPlayground(route: MarkdownRoute, rendered: RenderedMarkdown): BuildError[] {
  const file = route.markdownFile;
  const data = getPlaygroundFile(file);
  const hasReason = rendered.frontMatter.withoutPlayground !== undefined;
  const hasPlayground = getPlayground(route, rendered) !== undefined;
  if (hasPlayground && hasReason) {
    return [
      new BuildError({
        file,
        line: 2,
        cause: `the front matter has "withoutPlayground", but ${data} exists`,
        remedy: 'remove "withoutPlayground"',
      }),
    ];
  }
  const isDraft = rendered.frontMatter.draft === true;
  return hasPlayground || hasReason || isDraft || !file.includes('/components/')
    ? []
    : [
        new BuildError({
          file,
          cause: 'the page is about a component but has no playground',
          remedy: `write ${data}, or add the reason to the front matter: "withoutPlayground: It is a hook."`,
        }),
      ];
}
