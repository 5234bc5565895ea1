/** What the checks know of a page that has no errors of its own. */
import { BuildError } from '../../errors';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import type { MarkdownRoute } from '../routes';

export interface KnownPage {
  route: MarkdownRoute;
  rendered: RenderedMarkdown;
  anchors: ReadonlySet<string>;
}

/** @param file what was looked at: an error that names no file of its own is an error of the build, met there. */
export function asBuildError(error: unknown, file: string): BuildError {
  return error instanceof BuildError
    ? error
    : new BuildError({
        file,
        cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
        remedy:
          'this is an error of the build itself: give it an error that names cause and remedy',
      });
}
