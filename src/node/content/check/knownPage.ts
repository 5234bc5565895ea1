/** The data of a page without errors that the checks use. */
import { BuildError } from '../../errors';
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
