import type { Translate } from '../../i18n/translate';

/** Faults that have a text of their own; those of the language and of libraries speak for themselves. */
export type LiveFaultKey =
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
export interface LiveFault {
  /** The message of an error, or the key of a text. */
  message?: string;
  key?: LiveFaultKey;
  values?: Readonly<Record<string, string>>;
  /** Line of the edited file, from 1; absent where nobody can say. */
  line?: number | undefined;
}

/** A fault that is thrown: by a module that cannot be had, or by the code that asks for it. */
export class LiveError extends Error {
  constructor(
    readonly key: LiveFaultKey,
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
 * The fault that an error is.
 * @param entry the edited file: lines of other files would mislead.
 */
export function toFault(error: unknown, entry: string): LiveFault {
  const place = findPlace(error);
  const line = place && place.file === entry ? place.line : undefined;
  if (error instanceof LiveError) {
    return { key: error.key, values: error.values, line: error.line ?? line };
  }
  return { message: error instanceof Error ? error.message : String(error), line };
}

/** The fault as the reader's language says it. */
export function describeFault(fault: LiveFault, t: Translate): string {
  const message = fault.key ? t(fault.key, fault.values) : (fault.message ?? '');
  return fault.line === undefined
    ? message
    : t('liveFaultInLine', { line: String(fault.line), message });
}
