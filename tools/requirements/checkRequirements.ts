/** Compares the statements of docs/requirements.md with what the tests say that they prove. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@/src/node/commands/runCommand';
import { BuildError, type BuildErrorDetails } from '@/src/node/errors';
import { ROOT, toPosix } from '@/src/node/paths';
import { findProofs } from './findProofs';
import { REQUIREMENTS, readStatements } from './readStatements';

/** Statements that may wait for the issue that their row names. When the issue is done, its ids leave this list. */
const MAY_BE_OPEN: readonly string[] = ['S2.4', 'S2.5', 'S2.6', 'S2.7', 'S2.8'];

/** Files that a test runner runs, and the cases that facts.test.ts and its like run. */
const TEST_FILE = /\.(test|spec|cases)\.tsx?$/;

export interface Sources {
  /** The text of docs/requirements.md. */
  requirements: string;
  /** Texts of the files under test/, by their path from the repository. */
  tests: ReadonlyMap<string, string>;
  hasFile: (file: string) => boolean;
  mayBeOpen: readonly string[];
}

/** @throws CommandError that names every statement without a test, and every test that proves none. */
export function checkRequirements(): void {
  const problems = findProblems({
    requirements: readFileSync(path.join(ROOT, REQUIREMENTS), 'utf8'),
    tests: readTests(),
    hasFile: (file) => existsSync(path.join(ROOT, file)),
    mayBeOpen: MAY_BE_OPEN,
  });
  if (problems.length > 0) {
    throw new CommandError(problems.map((problem) => new BuildError(problem).message).join('\n\n'));
  }
}

function readTests(): Map<string, string> {
  const files = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [
        `test/${toPosix(file)}`,
        readFileSync(path.join(ROOT, 'test', file), 'utf8'),
      ]),
  );
}

/** @returns what is wrong, in the order of the table, then of the tests. */
export function findProblems(sources: Sources): BuildErrorDetails[] {
  const { statements, faultyLines } = readStatements(sources.requirements);
  const inTable = (line: number, cause: string, remedy: string) => ({
    file: REQUIREMENTS,
    line,
    cause,
    remedy,
  });
  const problems: BuildErrorDetails[] = faultyLines.map((line) =>
    inTable(
      line,
      'the row has no id, or not four cells',
      'write | S4.7 | words | code | reading |, and a bar inside a cell as \\|',
    ),
  );
  const proofs = [...sources.tests].flatMap(([file, code]) =>
    findProofs(code).map((proof) => ({ ...proof, file })),
  );
  const proven = new Map(proofs.flatMap(({ ids, ...place }) => ids.map((id) => [id, place])));
  const seen = new Map<string, number>();
  for (const { id, line, paths, openIssue } of statements) {
    const earlier = seen.get(id);
    if (earlier !== undefined) {
      problems.push(
        inTable(line, `${id} stands in line ${earlier} as well`, 'give each statement its own id'),
      );
    }
    seen.set(id, line);
    const proof = proven.get(id);
    if (openIssue !== undefined) {
      if (proof) {
        problems.push(
          inTable(
            line,
            `${id} is open, and ${proof.file}:${proof.line} proves it`,
            'name the code in its row, and take its id from MAY_BE_OPEN in tools/requirements/checkRequirements.ts',
          ),
        );
      }
      if (!sources.mayBeOpen.includes(id)) {
        problems.push(
          inTable(
            line,
            `${id} may not be open`,
            'name the code, and write a test; what may wait is in tools/requirements/checkRequirements.ts',
          ),
        );
      }
      continue;
    }
    if (!proof) {
      problems.push(
        inTable(
          line,
          `no test proves ${id}`,
          `write a test that fails without it, and above it: // @proves ${id}`,
        ),
      );
    }
    if (paths.length === 0) {
      problems.push(inTable(line, `${id} names no code`, 'add a path, as `src/shared/nav.ts`'));
    }
    for (const file of paths.filter((name) => !sources.hasFile(name))) {
      problems.push(
        inTable(line, `${id} names ${file}, which is not there`, 'name the file that has the code'),
      );
    }
  }
  for (const id of sources.mayBeOpen.filter((one) => !isOpen(one))) {
    problems.push({
      file: 'tools/requirements/checkRequirements.ts',
      cause: `${id} is in MAY_BE_OPEN, and not open in ${REQUIREMENTS}`,
      remedy: 'take it from the list',
    });
  }
  for (const { ids, file, line, isAboveTest } of proofs) {
    for (const id of ids.filter((one) => !seen.has(one))) {
      problems.push({
        file,
        line,
        cause: `${REQUIREMENTS} has no statement ${id}`,
        remedy: 'correct the id, or add the statement',
      });
    }
    if (ids.length === 0 || !isAboveTest || !TEST_FILE.test(file)) {
      problems.push({
        file,
        line,
        cause: '@proves names no id, or stands above no test',
        remedy: 'write // @proves S4.7 in the line above a test, a describe or a step',
      });
    }
  }
  return problems;

  function isOpen(id: string): boolean {
    return statements.some((statement) => statement.id === id && statement.openIssue !== undefined);
  }
}
