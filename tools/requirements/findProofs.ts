/**
 * Finds the comments that link tests to statements: `// @proves S4.7, S9.3` above a test, a group of tests or a step.
 */

export interface Proof {
  /** Ids as written. The caller checks whether they exist. */
  ids: readonly string[];
  /** 1-based line of the comment. */
  line: number;
  /** Whether a test, a group of tests or a step follows. */
  isAboveTest: boolean;
}

const TAG = /^\s*(?:\/\/|\/?\*+)\s*@proves\b(.*)$/;
const COMMENT = /^\s*(\/\/|\/?\*)/;
const TEST = /^\s*(await )?(test|it|describe)(\.(each|describe|step))*\s*[(<`]/;

/** @param code the text of a test file. */
export function findProofs(code: string): Proof[] {
  const lines = code.split(/\r?\n/);
  return lines.flatMap((text, index) => {
    const list = TAG.exec(text)?.[1];
    if (list === undefined) {
      return [];
    }
    const next = lines.slice(index + 1).find((line) => !COMMENT.test(line)) ?? '';
    return [{ ids: list.match(/[\w.]+/g) ?? [], line: index + 1, isAboveTest: TEST.test(next) }];
  });
}
