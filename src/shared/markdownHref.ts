/**
 * Returns the address of the Markdown version of a page: `/material-ui/react-button/` gives
 * `/material-ui/react-button.md`.
 */
export function getMarkdownHref(pageHref: string): string {
  return `${pageHref.replace(/\/$/, '')}.md`;
}
