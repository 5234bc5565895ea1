/** How problems are reported: all of one check in one message. */

/** So many are listed; of the rest, their number. */
const LISTED = 50;

/** @throws Error that lists the problems; none when there are none. */
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
