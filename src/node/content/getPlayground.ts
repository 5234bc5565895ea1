import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import type { Html } from '@/src/shared/page';
import type { PlaygroundBlock } from '@/src/shared/playground';
import { cachePerCodeVersion } from '../cache';
import { BuildError } from '../errors';
import type { RenderedMarkdown } from '../markdown/renderMarkdown';
import { readPlayground } from '../playground/readPlayground';
import { getEntryHref } from './reference/apiAddress';
import type { MarkdownRoute } from './routes';

/** The anchor of a page's playground. */
export const PLAYGROUND_ID = 'playground';

/**
 * Builds the playground of a route. Returns undefined without `button.playground.json` beside its Markdown.
 * @throws BuildError for any error in the data, or when the page already has its anchor.
 */
export function getPlayground(
  { pathname, markdownFile }: MarkdownRoute,
  { frontMatter, ids }: Pick<RenderedMarkdown, 'frontMatter' | 'ids'>,
  language = DEFAULT_LANGUAGE,
): PlaygroundBlock<Html> | undefined {
  const block = cachePerCodeVersion(
    ['playground', markdownFile, language],
    () =>
      readPlayground({
        markdownFile,
        productId: pathname.split('/')[1] ?? '',
        frontMatter,
        getHref: (entry) => localizeHref(getEntryHref(entry), language),
      }) ?? null,
  );
  if (block && ids.includes(PLAYGROUND_ID)) {
    throw new BuildError({
      file: markdownFile,
      cause: `a heading has the anchor #${PLAYGROUND_ID}, which is reserved for the playground`,
      remedy: 'change the text of the heading',
    });
  }
  return block ?? undefined;
}
