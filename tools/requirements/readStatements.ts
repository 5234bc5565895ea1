/** Parses docs/requirements.md: one table per section, one row per statement of the specification. */

export const REQUIREMENTS = 'docs/requirements.md';

export interface Statement {
  /** Section and number, such as `S4.7`; `D3` for the design card. */
  id: string;
  /** 1-based line of its row. */
  line: number;
  /** Paths of the code, relative to the repository. */
  paths: readonly string[];
  /** Title of the issue that adds the feature; undefined after that. */
  openIssue: string | undefined;
}

const ID = /^(S\d\.\d+|D\d+)$/;

/** Matches rows that begin with an id, without the header of a table and the line below it. */
const ROW = /^\|(?!---)(?! id \|)/;

/**
 * @param markdown the text of docs/requirements.md.
 * @returns the statements in order, and the 1-based lines of rows without an id or without four cells.
 */
export function readStatements(markdown: string): {
  statements: Statement[];
  invalidLines: number[];
} {
  const statements: Statement[] = [];
  const invalidLines: number[] = [];
  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    if (!ROW.test(text)) {
      continue;
    }
    // Inside a cell, a bar is escaped as `\|`.
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [id = '', , code = ''] = cells;
    if (!ID.test(id) || cells.length !== 4) {
      invalidLines.push(index + 1);
      continue;
    }
    statements.push({
      id,
      line: index + 1,
      paths: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      openIssue: /^open: (.+)$/.exec(code)?.[1],
    });
  }
  return { statements, invalidLines };
}
