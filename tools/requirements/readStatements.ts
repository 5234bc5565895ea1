/** Reads docs/requirements.md: a table per section, a row per statement of the specification. */

export const REQUIREMENTS = 'docs/requirements.md';

export interface Statement {
  /** Section and number, such as `S4.7`; `D3` for the design card. */
  id: string;
  /** 1-based line of its row. */
  line: number;
  /** Where the code is: paths from the repository. */
  paths: readonly string[];
  /** Title of the issue that brings it; undefined once it is there. */
  openIssue: string | undefined;
}

const ID = /^(S\d\.\d+|D\d+)$/;

/** A row begins with its id; the head of a table and the line below it are no rows. */
const ROW = /^\|(?!---)(?! id \|)/;

/**
 * @param markdown the text of docs/requirements.md.
 * @returns the statements in their order, and the 1-based lines of rows that have no id or not four cells.
 */
export function readStatements(markdown: string): {
  statements: Statement[];
  faultyLines: number[];
} {
  const statements: Statement[] = [];
  const faultyLines: number[] = [];
  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    if (!ROW.test(text)) {
      continue;
    }
    // A bar inside a cell is written `\|`.
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [id = '', , code = ''] = cells;
    if (!ID.test(id) || cells.length !== 4) {
      faultyLines.push(index + 1);
      continue;
    }
    statements.push({
      id,
      line: index + 1,
      paths: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      openIssue: /^open: (.+)$/.exec(code)?.[1],
    });
  }
  return { statements, faultyLines };
}
