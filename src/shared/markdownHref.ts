/**
 * Address of a page as Markdown: that of the page, `.md` in place of the slash at its end.
 * `/material-ui/react-button/` is `/material-ui/react-button.md`.
 */
export function getMarkdownHref(pageHref: string): string {
  return `${pageHref.replace(/\/$/, '')}.md`;
}
