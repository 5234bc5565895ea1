/** The location, the cause and the remedy of a build error. */
export interface BuildErrorDetails {
  /** Path relative to the repository. */
  file: string;
  /** 1-based line in that file, if known. */
  line?: number | undefined;
  cause: string;
  remedy: string;
}

/** An error in the content or the setup, with a message for the person who can fix it. */
export class BuildError extends Error {
  readonly details: BuildErrorDetails;

  constructor(details: BuildErrorDetails) {
    super(formatBuildError(details));
    this.name = 'BuildError';
    this.details = details;
  }
}

function formatBuildError({ file, line, cause, remedy }: BuildErrorDetails): string {
  return `${file}${line === undefined ? '' : `:${line}`}\n  cause: ${cause}\n  remedy: ${remedy}`;
}

/** Several build errors, so that all errors of a run are reported at once. */
export class BuildErrors extends Error {
  constructor(readonly errors: readonly BuildError[]) {
    super(
      `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in the content\n\n` +
        errors.map((error) => error.message).join('\n\n'),
    );
    this.name = 'BuildErrors';
  }
}

/** An error of a command whose message includes the remedy. It is printed without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}
