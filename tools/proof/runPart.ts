/** Runs a part in a separate process and reads its results. */
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NOT_CHECKED } from '../exitCodes';
import { spawnChild } from '../../src/node/spawnChild';
import type { Part } from './parts';
import type { TestRecord } from './report';
import { RECORDS_VARIABLE } from './reporter';

/** The folder of the runners' reports and all logs. */
const FOLDER = '.cache/proof';

/** How often the number of finished test files is printed, in milliseconds. */
const INTERVAL = 10_000;

/** The maximum number of lines to keep of an error, or of the end of a log. */
const MAX_LINES = 14;

export interface PartContext {
  root: string;
  /** Environment of the process. */
  env: NodeJS.ProcessEnv;
  /** The tested commit, for the records. */
  commit: string;
  /** Is called with a line about the state of the part. */
  onState: (line: string) => void;
  /** The platform of the tests; defaults to the current one. */
  platform?: NodeJS.Platform;
}

/**
 * Runs a part.
 * @returns its tests: at least one record, and at least one failed record if the process failed.
 */
export async function runPart(part: Part, context: PartContext): Promise<TestRecord[]> {
  const { root, env, commit, onState, platform = process.platform } = context;
  const report = path.join(root, FOLDER, `${part.name}.json`);
  const log = path.join(root, FOLDER, `${part.name}.log`);
  mkdirSync(path.dirname(log), { recursive: true });
  rmSync(report, { force: true });
  const started = new Date();
  const ending: string[] = [];
  const file = createWriteStream(log);
  let suites = 0;
  let lastPrinted = Date.now();
  const read = (line: string) => {
    const text = stripVTControlCharacters(line).trimEnd();
    if (text.trim() === '') {
      return;
    }
    ending.push(text);
    ending.splice(0, ending.length - MAX_LINES);
    suites += /^(PASS|FAIL) /.test(text) ? 1 : 0;
    if (part.runner !== 'jest') {
      onState(text.trim());
    } else if (Date.now() - lastPrinted > INTERVAL) {
      lastPrinted = Date.now();
      onState(`${suites} test files`);
    }
  };
  let rest = '';
  const limit = part.limit * 60_000;
  const code = await spawnChild([...part.args, ...getReportArgs(part, report)], {
    env: { ...env, [RECORDS_VARIABLE]: report },
    limit,
    onOutput: (text) => {
      file.write(text);
      const lines = `${rest}${text}`.split(/\r?\n|\r/);
      rest = lines.pop() ?? '';
      lines.forEach(read);
    },
  });
  read(rest);
  file.end();
  const failed = code !== 0;
  const timedOut = failed && Date.now() - started.getTime() >= limit;
  const base = { part: part.name, commit, date: started.toISOString() };
  const whole = (outcome: TestRecord['outcome'], error?: string): TestRecord => ({
    ...base,
    ...{ file: '', name: part.title, outcome, count: 1 },
    duration: Date.now() - started.getTime(),
    ...(error !== undefined && { error }),
  });
  const because = timedOut
    ? `It did not end in ${part.limit} minutes. The end of ${path.relative(root, log)}:`
    : `The end of ${path.relative(root, log)}:`;
  if (part.runner === 'command' && code === NOT_CHECKED) {
    return [whole('not checked', ending.at(-1))];
  }
  if (part.runner === 'command') {
    return [failed ? whole('failed', [because, ...ending].join('\n')) : whole('passed')];
  }
  const records = readRecords(part, report, base, platform);
  const isSilent =
    records.length === 0 || (failed && !records.some(({ outcome }) => outcome === 'failed'));
  return isSilent
    ? [
        ...records,
        whole('failed', ['No test failed, but the run did.', because, ...ending].join('\n')),
      ]
    : records;
}

function getReportArgs({ runner }: Part, report: string): string[] {
  return runner === 'jest' ? ['--json', `--outputFile=${report}`, '--silent=false'] : [];
}

function readRecords(
  { runner, name }: Part,
  report: string,
  base: Pick<TestRecord, 'part' | 'commit' | 'date'>,
  platform: NodeJS.Platform,
): TestRecord[] {
  if (!existsSync(report)) {
    return [];
  }
  const content: unknown = JSON.parse(readFileSync(report, 'utf8'));
  return runner === 'playwright'
    ? (content as TestRecord[])
    : (content as JestReport).testResults.flatMap((file) =>
        toRecords(file, { ...base, part: name }, platform),
      );
}

/** The fields of Jest's report that are used. */
interface JestReport {
  testResults: readonly {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: readonly { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Creates one record per file for passed tests, and one per test for the others. */
function toRecords(
  { name, message, startTime, endTime, assertionResults }: JestReport['testResults'][number],
  base: Pick<TestRecord, 'part' | 'commit' | 'date'>,
  platform: NodeJS.Platform,
): TestRecord[] {
  const file = path.relative(process.cwd(), name).split(path.sep).join('/');
  const passed = assertionResults.filter(({ status }) => status === 'passed').length;
  const others = assertionResults.filter(({ status }) => status !== 'passed');
  const notPassed = others.map(({ fullName, status, failureMessages }) => {
    // test/unit/support/onPosix.ts adds this suffix to tests that can't run on Windows.
    const missingFeature = /\(not on Windows: (.+)\)$/.exec(fullName)?.[1];
    const isLeftOut = status === 'pending' && platform === 'win32' && missingFeature !== undefined;
    const shown =
      status === 'failed' ? (failureMessages[0] ?? '') : `It was ${status}, which shows nothing.`;
    return {
      name: fullName,
      outcome: isLeftOut ? ('not checked' as const) : ('failed' as const),
      error: isLeftOut ? `On Windows, ${missingFeature}.` : shown,
    };
  });
  if (assertionResults.length === 0) {
    notPassed.push({ name: 'the file', outcome: 'failed', error: message || 'It holds no test.' });
  }
  return [
    ...(passed > 0
      ? [
          {
            ...base,
            file,
            name: file,
            outcome: 'passed' as const,
            count: passed,
            duration: endTime - startTime,
          },
        ]
      : []),
    ...notPassed.map(({ name: test, outcome, error }) => ({
      ...base,
      ...{ file, name: test, outcome, count: 1, duration: 0 },
      error: stripVTControlCharacters(error).split('\n').slice(0, MAX_LINES).join('\n'),
    })),
  ];
}
