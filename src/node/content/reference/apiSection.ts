/** Creates the `## API` section at the end of a component page from its front matter. */
import { localizeHref } from '@/src/shared/languages';
import type { ApiLink, BuiltBlock, TocEntry } from '@/src/shared/page';
import type { BuildText } from '../../markdown/context';
import { createHeading } from '../../markdown/elements';
import { renderHtml } from '../../markdown/html';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import { findOwnEntry, getEntryHref } from './apiAddress';

/** The page that gets the section. */
interface ApiSectionOptions {
  /** Path of the Markdown file, for errors. */
  file: string;
  productId: string;
  language: string;
  t: BuildText;
}

/** Returns the hash of the section, which differs if the page already has a heading with that hash. */
export function getApiSectionHash(ids: readonly string[]): string {
  return ids.includes('api') ? 'api-reference' : 'api';
}

/**
 * @returns the section and its entry in the table of contents; undefined for a page without components and hooks.
 * @throws BuildError when the installed packages don't have a component or hook in the front matter.
 */
export function createApiSection(
  { frontMatter, ids }: Pick<RenderedMarkdown, 'frontMatter' | 'ids'>,
  { file, productId, language, t }: ApiSectionOptions,
): { blocks: BuiltBlock[]; toc: TocEntry } | undefined {
  const { components, hooks } = frontMatter;
  if (components.length + hooks.length === 0) {
    return undefined;
  }
  const links = [...components, ...hooks].map((name): ApiLink => {
    const entry = findOwnEntry(name, productId, { markdownFile: file });
    return { name, href: localizeHref(getEntryHref(entry), language) };
  });
  const hash = getApiSectionHash(ids);
  const text = t('apiHeading');
  const html = renderHtml([createHeading(2, hash, text, t)]);
  return {
    blocks: [
      { type: 'html', html },
      { type: 'apiLinks', links },
    ],
    toc: { text, hash, children: [] },
  };
}
