/** Compares the statements of docs/requirements.md with the `@proves` comments of tests. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BuildError, type BuildErrorDetails, CommandError } from '@/src/node/errors';
import { ROOT, toPosix } from '@/src/node/paths';
import { findProofs } from './findProofs';
import { REQUIREMENTS, readStatements } from './readStatements';

/** Statements that may be without a test until the issue in their row is done. Then remove their ids from this list. */
const MAY_BE_OPEN: readonly string[] = ['S2.4', 'S2.5', 'S2.6', 'S2.7', 'S2.8'];

/** Matches test files, and the case files that facts.test.ts and similar tests run. */
const TEST_FILE = /\.(test|spec|cases)\.tsx?$/;

export interface Sources {
  /** The text of docs/requirements.md. */
  requirements: string;
  /** Texts of the files under test/, by path relative to the repository. */
  tests: ReadonlyMap<string, string>;
  hasFile: (file: string) => boolean;
  mayBeOpen: readonly string[];
}

/**
 * @throws CommandError that lists statements without a test, and `@proves` comments with unknown ids or without a test.
 */
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

/** @returns the problems, in the order of the table, then of the tests. */
export function findProblems(sources: Sources): BuildErrorDetails[] {
  const { statements, invalidLines } = readStatements(sources.requirements);
  const proofs = [...sources.tests].flatMap(([file, code]) =>
    findProofs(code).map((proof) => ({ ...proof, file })),
  );
  return [
    ...invalidLines.map((line) =>
      inTable(
        line,
        'the row has no id, or not four cells',
        'write | S4.7 | words | code | reading |, and a bar inside a cell as \\|',
      ),
    ),
    ...checkStatements(statements, proofs, sources),
    ...sources.mayBeOpen
      .filter((id) => !statements.some((one) => one.id === id && one.openIssue !== undefined))
      .map((id) => ({
        file: 'tools/requirements/checkRequirements.ts',
        cause: `${id} is in MAY_BE_OPEN, but isn't open in ${REQUIREMENTS}`,
        remedy: 'remove it from the list',
      })),
    ...proofs.flatMap((proof) => checkProof(proof, new Set(statements.map(({ id }) => id)))),
  ];
}

type Statement = ReturnType<typeof readStatements>['statements'][number];
type Proof = ReturnType<typeof findProofs>[number] & { file: string };

/** Creates a problem in a row of the table. */
const inTable = (line: number, cause: string, remedy: string): BuildErrorDetails => ({
  file: REQUIREMENTS,
  line,
  cause,
  remedy,
});

function checkStatements(
  statements: readonly Statement[],
  proofs: readonly Proof[],
  sources: Sources,
): BuildErrorDetails[] {
  const proven = new Map(proofs.flatMap(({ ids, ...place }) => ids.map((id) => [id, place])));
  const first = new Map<string, number>();
  return statements.flatMap((statement) => {
    const { id, line, openIssue } = statement;
    const earlier = first.get(id);
    first.set(id, line);
    const proof = proven.get(id);
    return [
      ...(earlier === undefined
        ? []
        : [
            inTable(
              line,
              `${id} stands in line ${earlier} as well`,
              'give each statement its own id',
            ),
          ]),
      ...(openIssue === undefined
        ? checkClosed(statement, proof !== undefined, sources)
        : checkOpen(statement, proof, sources)),
    ];
  });
}

/** Checks a statement that waits for an issue. */
function checkOpen(
  { id, line }: Statement,
  proof: Pick<Proof, 'file' | 'line'> | undefined,
  { mayBeOpen }: Sources,
): BuildErrorDetails[] {
  return [
    ...(proof
      ? [
          inTable(
            line,
            `${id} is open, and ${proof.file}:${proof.line} proves it`,
            'name the code in its row, and take its id from MAY_BE_OPEN in tools/requirements/checkRequirements.ts',
          ),
        ]
      : []),
    ...(mayBeOpen.includes(id)
      ? []
      : [
          inTable(
            line,
            `${id} may not be open`,
            'name the code, and write a test; what may wait is in tools/requirements/checkRequirements.ts',
          ),
        ]),
  ];
}

function checkClosed(
  { id, line, paths }: Statement,
  isProven: boolean,
  { hasFile }: Sources,
): BuildErrorDetails[] {
  return [
    ...(isProven
      ? []
      : [
          inTable(
            line,
            `no test proves ${id}`,
            `write a test that fails without it, and above it: // @proves ${id}`,
          ),
        ]),
    ...(paths.length > 0
      ? []
      : [inTable(line, `${id} names no code`, 'add a path, as `src/shared/nav.ts`')]),
    ...paths
      .filter((file) => !hasFile(file))
      .map((file) =>
        inTable(line, `${id} names ${file}, which is not there`, 'name the file that has the code'),
      ),
  ];
}

function checkProof(
  { ids, file, line, isAboveTest }: Proof,
  known: ReadonlySet<string>,
): BuildErrorDetails[] {
  return [
    ...ids
      .filter((id) => !known.has(id))
      .map((id) => ({
        file,
        line,
        cause: `${REQUIREMENTS} has no statement ${id}`,
        remedy: 'correct the id, or add the statement',
      })),
    ...(ids.length > 0 && isAboveTest && TEST_FILE.test(file)
      ? []
      : [
          {
            file,
            line,
            cause: "@proves has no id, or isn't above a test",
            remedy: 'write // @proves S4.7 in the line above a test, a describe or a step',
          },
        ]),
  ];
}
