/** All errors of a Markdown file, so that writers see them at once. */
import { BuildError } from '../errors';
import type { RenderedMarkdown } from './renderMarkdown';

/** The errors of a Markdown file. As a BuildError, it is the first one; its message has all of them. */
export class MarkdownError extends BuildError {
  /**
   * @param errors at least one.
   * @param rendered what could be rendered, for further checks: links, demos. Absent when the file has no sound heading
   *   or description.
   */
  constructor(
    readonly errors: readonly [BuildError, ...BuildError[]],
    readonly rendered: RenderedMarkdown | undefined,
  ) {
    super(errors[0].details);
    this.message = errors.map(({ message }) => message).join('\n\n');
  }
}
