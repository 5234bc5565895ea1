/** A heading of HTML that does not come from Markdown, as the Markdown syntax makes them. */
import type { BuildText } from './context';
import { escapeHtml } from './highlight';

/** @param text plain text; it is escaped here. */
export function renderHeading(level: 2 | 3, hash: string, text: string, t: BuildText): string {
  const label = escapeHtml(t('headingLink', { heading: text }));
  return (
    `<div class="heading heading-${level}"><h${level} id="${hash}">${escapeHtml(text)}</h${level}>` +
    `<a class="heading-link" href="#${hash}" aria-label="${label}"></a></div>`
  );
}
