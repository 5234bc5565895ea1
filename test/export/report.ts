/** Reports all problems of a check in one message. */

/** The maximum number of problems in a message. The others are counted. */
const LISTED = 50;

/** @throws Error with the list of problems, if there are any. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) {
    return;
  }
  const rest = problems.length - LISTED;
  throw new Error(
    [
      `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:`,
      ...problems.slice(0, LISTED),
      ...(rest > 0 ? [`and ${rest} more`] : []),
    ].join('\n'),
  );
}
