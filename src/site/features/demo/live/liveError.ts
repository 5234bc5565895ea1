import type { Translate } from '../../../i18n/translate';

/** Text keys of errors that have a translation. Errors of the language and of libraries have messages of their own. */
export type CodeErrorKey =
  | 'liveLoopTooLong'
  | 'liveNoCompiler'
  | 'liveNoComponent'
  | 'liveNoExport'
  | 'liveNoFile'
  | 'liveNoIcon'
  | 'liveNoPackage'
  | 'liveNotLoaded'
  | 'liveStopped'
  | 'liveTagOpen';

/** An error in edited code. */
export interface CodeError {
  /** The message of the error. Alternatively, `key` is the key of a text. */
  message?: string;
  key?: CodeErrorKey;
  values?: Readonly<Record<string, string>>;
  /** Line of the edited file, from 1; absent if it isn't known. */
  line?: number | undefined;
}

/** A `CodeError` that can be thrown: by modules that can't be loaded, or by code that requires them. */
export class LiveError extends Error {
  constructor(
    readonly key: CodeErrorKey,
    readonly values: Readonly<Record<string, string>> = {},
    readonly line?: number,
  ) {
    super(`${key} ${JSON.stringify(values)}`);
  }
}

/** Returns the name of an edited file in stack traces: `fieldguide-live/3/index.tsx`. */
export function getSourceName(session: number, file: string): string {
  return `fieldguide-live/${session}/${file.replace(/[^\w./-]/g, '_')}`;
}

const PLACE = /fieldguide-live\/(\d+)\/([^\s:()]+):(\d+)/;

/** Finds the position in edited code where an error was thrown, from its stack. */
export function findErrorPosition(
  error: unknown,
): { session: number; file: string; line: number } | undefined {
  const match = PLACE.exec(error instanceof Error ? (error.stack ?? '') : '');
  return match
    ? { session: Number(match[1]), file: match[2] ?? '', line: Number(match[3]) }
    : undefined;
}

/**
 * Converts an error to a `CodeError`.
 * @param entry the edited file. Line numbers of other files are dropped, because they would be misleading.
 */
export function toCodeError(error: unknown, entry: string): CodeError {
  const place = findErrorPosition(error);
  const line = place && place.file === entry ? place.line : undefined;
  if (error instanceof LiveError) {
    return { key: error.key, values: error.values, line: error.line ?? line };
  }
  return { message: error instanceof Error ? error.message : String(error), line };
}

/** Returns the error message in the language of the page. */
export function describeCodeError(codeError: CodeError, t: Translate): string {
  const message = codeError.key ? t(codeError.key, codeError.values) : (codeError.message ?? '');
  return codeError.line === undefined
    ? message
    : t('liveErrorInLine', { line: String(codeError.line), message });
}
