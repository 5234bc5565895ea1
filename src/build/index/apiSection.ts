/** The `## API` section at the end of a component page, made from its front matter. */
import type { FrontMatter, HtmlBlock, TocEntry } from '@/src/shared/page';
import type { BuildText } from '../markdown/context';
import { escapeHtml } from '../markdown/highlight';

/**
 * @param ids ids that the page has already.
 * @returns the section and its entry in the table of contents; undefined for a page without components and hooks.
 */
export function createApiSection(
  { components, hooks }: FrontMatter,
  ids: ReadonlySet<string>,
  t: BuildText,
): { block: HtmlBlock; toc: TocEntry } | undefined {
  const names = [...components.map((name) => `<${name} />`), ...hooks];
  if (names.length === 0) {
    return undefined;
  }
  const hash = ids.has('api') ? 'api-reference' : 'api';
  const text = t('apiHeading');
  const link = `<a class="heading-link" href="#${hash}" aria-label="${escapeHtml(t('headingLink', { heading: text }))}"></a>`;
  const items = names.map((name) => `<li><code>${escapeHtml(name)}</code></li>`).join('');
  const html =
    `<div class="heading heading-2"><h2 id="${hash}">${escapeHtml(text)}</h2>${link}</div>` +
    `<p>${escapeHtml(t('apiIntro'))}</p><ul>${items}</ul>`;
  return { block: { type: 'html', html }, toc: { text, hash, children: [] } };
}
