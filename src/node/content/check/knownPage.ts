/** The data of a page that the checks use. */
import { BuildError } from '../../errors';
import { MarkdownError } from '../../markdown/markdownError';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import type { MarkdownRoute } from '../routes';

export interface KnownPage {
  route: MarkdownRoute;
  rendered: RenderedMarkdown;
  anchors: ReadonlySet<string>;
}

/** @param file the file that was checked. An error without a file of its own is a bug in the build. */
export function asBuildError(error: unknown, file: string): BuildError {
  return error instanceof BuildError
    ? error
    : new BuildError({
        file,
        cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
        remedy: 'this is a bug in the build: throw a BuildError with cause and remedy there',
      });
}

/** Does the same for an error that may stand for several: those of a Markdown file. */
export function asBuildErrors(error: unknown, file: string): readonly BuildError[] {
  return error instanceof MarkdownError ? error.errors : [asBuildError(error, file)];
}
