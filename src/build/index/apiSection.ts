/** The `## API` section at the end of a component page, made from its front matter. */
import type { FrontMatter, HtmlBlock, TocEntry } from '@/src/shared/page';
import { buildText } from '../i18n/buildText';
import { escapeHtml } from '../markdown/highlight';

/**
 * @param ids ids that the page has already.
 * @returns the section and its entry in the table of contents; undefined for a page without components and hooks.
 */
export function createApiSection(
  { components, hooks }: FrontMatter,
  ids: ReadonlySet<string>,
): { block: HtmlBlock; toc: TocEntry } | undefined {
  const names = [...components.map((name) => `<${name} />`), ...hooks];
  if (names.length === 0) {
    return undefined;
  }
  const hash = ids.has('api') ? 'api-reference' : 'api';
  const text = buildText('apiHeading');
  const link = `<a class="heading-link" href="#${hash}" aria-label="${escapeHtml(buildText('headingLink', { heading: text }))}"></a>`;
  const items = names.map((name) => `<li><code>${escapeHtml(name)}</code></li>`).join('');
  const html =
    `<div class="heading heading-2"><h2 id="${hash}">${escapeHtml(text)}</h2>${link}</div>` +
    `<p>${escapeHtml(buildText('apiIntro'))}</p><ul>${items}</ul>`;
  return { block: { type: 'html', html }, toc: { text, hash, children: [] } };
}
