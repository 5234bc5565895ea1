/** The `## API` section at the end of a component page, made from its front matter. */
import { h } from 'hastscript';
import { localizeHref } from '@/src/shared/languages';
import type { ApiLink, BuiltBlock, TocEntry } from '@/src/shared/page';
import type { BuildText } from '../../markdown/context';
import { createHeading } from '../../markdown/elements';
import { renderHtml } from '../../markdown/html';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import { findOwnEntry, getEntryHref } from './apiAddress';

/** Where the page stands. */
interface ApiSectionOptions {
  /** Path of the Markdown file, for errors. */
  file: string;
  productId: string;
  language: string;
  t: BuildText;
}

/** Hash of the section: a page may have a heading of that name already. */
export function getApiSectionHash(ids: readonly string[]): string {
  return ids.includes('api') ? 'api-reference' : 'api';
}

/**
 * @returns the section and its entry in the table of contents; undefined for a page without components and hooks.
 * @throws BuildError when the installed packages do not have a component or hook that the front matter names.
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
    return {
      name,
      label: entry.kind === 'hook' ? name : `<${name} />`,
      slug: entry.slug,
      href: localizeHref(getEntryHref(entry), language),
    };
  });
  const hash = getApiSectionHash(ids);
  const text = t('apiHeading');
  const html = renderHtml([createHeading(2, hash, text, t), h('p', t('apiIntro'))]);
  return {
    blocks: [
      { type: 'html', html },
      { type: 'apiLinks', links },
    ],
    toc: { text, hash, children: [] },
  };
}
