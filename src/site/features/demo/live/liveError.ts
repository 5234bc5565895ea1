import type { Translate } from '../../../i18n/translate';

/** Faults that have a text of their own; those of the language and of libraries speak for themselves. */
export type CodeErrorKey =
  | 'liveLoopTooLong'
  | 'liveNoCompiler'
  | 'liveNoComponent'
  | 'liveNoExport'
  | 'liveNoFile'
  | 'liveNoIcon'
  | 'liveNoPackage'
  | 'liveNotLoaded'
  | 'liveTagOpen';

/** What is wrong with edited code. */
export interface CodeError {
  /** The message of an error, or the key of a text. */
  message?: string;
  key?: CodeErrorKey;
  values?: Readonly<Record<string, string>>;
  /** Line of the edited file, from 1; absent where nobody can say. */
  line?: number | undefined;
}

/** A codeError that is thrown: by a module that cannot be had, or by the code that asks for it. */
export class LiveError extends Error {
  constructor(
    readonly key: CodeErrorKey,
    readonly values: Readonly<Record<string, string>> = {},
    readonly line?: number,
  ) {
    super(`${key} ${JSON.stringify(values)}`);
  }
}

/** Address that the edited files have in stack traces: `fieldguide-live/3/index.tsx`. */
export function getSourceName(session: number, file: string): string {
  return `fieldguide-live/${session}/${file.replace(/[^\w./-]/g, '_')}`;
}

const PLACE = /fieldguide-live\/(\d+)\/([^\s:()]+):(\d+)/;

/** Where in edited code an error was thrown, by its stack. */
export function findPlace(
  error: unknown,
): { session: number; file: string; line: number } | undefined {
  const match = PLACE.exec(error instanceof Error ? (error.stack ?? '') : '');
  return match
    ? { session: Number(match[1]), file: match[2] ?? '', line: Number(match[3]) }
    : undefined;
}

/**
 * The codeError that an error is.
 * @param entry the edited file: lines of other files would mislead.
 */
export function toCodeError(error: unknown, entry: string): CodeError {
  const place = findPlace(error);
  const line = place && place.file === entry ? place.line : undefined;
  if (error instanceof LiveError) {
    return { key: error.key, values: error.values, line: error.line ?? line };
  }
  return { message: error instanceof Error ? error.message : String(error), line };
}

/** The codeError as the reader's language says it. */
export function describeCodeError(codeError: CodeError, t: Translate): string {
  const message = codeError.key ? t(codeError.key, codeError.values) : (codeError.message ?? '');
  return codeError.line === undefined
    ? message
    : t('liveErrorInLine', { line: String(codeError.line), message });
}
