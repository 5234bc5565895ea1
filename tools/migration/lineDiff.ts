/** Line diffs as the samples of codemods have them: each line begins with a space, `-`, or `+`. */

/**
 * Compares two texts by line.
 * @returns the lines of both, removed ones before added ones, in the format of a diff without headers.
 */
export function diffLines(before: string, after: string): string {
  const [old, fresh] = [splitLines(before), splitLines(after)];
  // common[i][j] is the length of the longest common subsequence of old[i…] and fresh[j…].
  const common = Array.from({ length: old.length + 1 }, () =>
    Array<number>(fresh.length + 1).fill(0),
  );
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      common[i]![j] =
        old[i] === fresh[j]
          ? common[i + 1]![j + 1]! + 1
          : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      lines.push(` ${old[i]}`);
      i += 1;
      j += 1;
    } else if (j === fresh.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push(`-${old[i]}`);
      i += 1;
    } else {
      lines.push(`+${fresh[j]}`);
      j += 1;
    }
  }
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** Returns one side of a diff: the text before (`-`) or after (`+`) the change. */
export function readSide(diff: string, sign: '-' | '+'): string {
  const lines = splitLines(diff).filter(
    (line) => line === '' || line[0] === ' ' || line[0] === sign,
  );
  return `${lines.map((line) => line.slice(1)).join('\n')}\n`;
}

const splitLines = (text: string): string[] =>
  text.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
