/** Playwright's reporter: remembers passed tests, prints the progress, and passes the records to the runner. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import type { TestDetails, TestInfo } from '@playwright/test';
import type { TestRecord } from './report';
import { readRunEnvironment } from './runEnvironment';
import { type Inputs, type Verdict, saveVerdict } from './verdicts';

/** The annotation of a test that was skipped because its verdict is remembered. */
export const REMEMBERED = 'remembered';

/** The annotation of a test that couldn't run on this machine, with the reason. */
export const NOT_CHECKED = 'not checked';

/** The attachment in which a test reports the inputs of its verdict. */
export const TRACE = 'proof-trace';

/** The annotation with what a test says about a page: see `aboutPage`. */
const ABOUT = 'about';

/** The annotation with a fault of the library or the browser that a test tolerates. */
const LIMIT = 'known limit';

/** The annotation with the browser of a test that doesn't run in the browser of the run. */
export const BROWSER = 'browser';

type About = Omit<NonNullable<TestRecord['about']>, 'browser' | 'limits'>;

/**
 * Says what a test checks about the accessibility of a page.
 * @returns details for Playwright's `test(title, details, body)`.
 */
export const aboutPage = (about: About): TestDetails => ({
  annotation: { type: ABOUT, description: JSON.stringify(about) },
});

/** Notes that the running test found a fault of the library or the browser, which doesn't fail it. @param reason a sentence. */
export function noteLimit({ annotations }: TestInfo, reason: string): void {
  annotations.push({ type: LIMIT, description: reason });
}

export interface TraceAttachment {
  subject: string[];
  inputs: Inputs;
}

/** The environment variable with the path of the records file. */
export const RECORDS_VARIABLE = 'PROOF_RECORDS';

/** How often the progress is written, in milliseconds. */
const INTERVAL = 10_000;

/** The maximum number of lines to keep of an error. */
const MAX_LINES = 14;

export default class ProofReporter implements Reporter {
  private readonly records: TestRecord[] = [];
  private readonly commit = readCommit();
  private readonly started = Date.now();
  private total = 0;
  private ran = 0;
  private failed = 0;
  private shown = Date.now();
  private root = process.cwd();

  onBegin({ configFile }: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
    this.root = configFile ? path.dirname(configFile) : this.root;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // For a retried test, only the last attempt counts, and its success isn't remembered.
    const isLast = result.status === test.expectedStatus || result.retry === test.retries;
    const remembered = result.annotations.find(({ type }) => type === REMEMBERED);
    const unchecked = result.annotations.find(({ type }) => type === NOT_CHECKED);
    const passed = result.status === 'passed' && test.expectedStatus === 'passed';
    const outcome = remembered
      ? 'remembered'
      : unchecked && result.status === 'skipped'
        ? 'not checked'
        : passed && result.retry === 0
          ? 'passed'
          : // A test that is skipped, expected to fail, or passes at the second attempt proves nothing.
            'failed';
    if (outcome !== 'passed' && !isLast) {
      return;
    }
    const earlier = remembered?.description
      ? (JSON.parse(remembered.description) as Pick<Verdict, 'date' | 'commit' | 'limits'>)
      : undefined;
    const limits = earlier?.limits ?? readDescriptions(result, LIMIT);
    const [browser = readRunEnvironment().browser] = readDescriptions(result, BROWSER);
    const about = test.annotations.find(({ type }) => type === ABOUT)?.description;
    const record: TestRecord = {
      part: test.parent.project()?.name ?? '',
      file: path.relative(this.root, test.location.file).split(path.sep).join('/'),
      name: test.titlePath().slice(3).join(' › '),
      outcome,
      date: earlier?.date ?? result.startTime.toISOString(),
      commit: earlier?.commit ?? this.commit,
      duration: result.duration,
      count: 1,
      ...(outcome === 'failed' && { error: describe(test, result) }),
      ...(outcome === 'not checked' && { error: unchecked?.description ?? '' }),
      // The runner was stopped, which says nothing about the page.
      ...(about &&
        result.status !== 'interrupted' && {
          about: { ...(JSON.parse(about) as About), browser, ...(limits.length > 0 && { limits }) },
        }),
    };
    this.records.push(record);
    if (outcome === 'passed') {
      this.saveVerdict(result, record);
    }
    this.show(record);
  }

  onError(error: TestError): void {
    this.failed += 1;
    this.records.push({
      part: 'playwright',
      file: '',
      name: 'outside of any test',
      outcome: 'failed',
      date: new Date().toISOString(),
      commit: this.commit,
      duration: 0,
      count: 1,
      error: toLines(error.message ?? error.value ?? 'no message'),
    });
    console.log(toLines(error.message ?? error.value ?? 'no message'));
  }

  onEnd(_result: FullResult): void {
    console.log(this.describeState());
    const file = process.env[RECORDS_VARIABLE];
    if (file) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(this.records));
    }
  }

  printsToStdio(): boolean {
    return true;
  }

  private saveVerdict({ attachments }: TestResult, { date, commit, about }: TestRecord): void {
    const body = attachments.find(({ name }) => name === TRACE)?.body;
    if (body) {
      const { subject, inputs } = JSON.parse(body.toString()) as TraceAttachment;
      const { limits } = about ?? {};
      saveVerdict(subject, { inputs, date, commit, passed: 1, ...(limits && { limits }) });
    }
  }

  private show({ part, file, name, outcome, error }: TestRecord): void {
    this.ran += outcome === 'remembered' ? 0 : 1;
    if (outcome === 'failed') {
      this.failed += 1;
      console.log(`FAILED ${part}: ${file} › ${name}\n${error}`);
    }
    if (Date.now() - this.shown > INTERVAL) {
      this.shown = Date.now();
      console.log(this.describeState());
    }
  }

  private describeState(): string {
    const done = this.records.length;
    const elapsed = Date.now() - this.started;
    const left = this.ran > 0 ? (elapsed / done) * (this.total - done) : 0;
    const state = `${done} of ${this.total} tests, ${done - this.ran} remembered, ${this.failed} failed`;
    return left > 0 ? `${state}, about ${formatMinutes(left)} left` : state;
  }
}

const readDescriptions = ({ annotations }: TestResult, type: string): string[] =>
  annotations.flatMap((one) => (one.type === type && one.description ? [one.description] : []));

/** @param time in milliseconds. */
export function formatMinutes(time: number): string {
  return time < 60_000 ? `${Math.ceil(time / 1000)} s` : `${(time / 60_000).toFixed(1)} min`;
}

function describe(test: TestCase, { status, errors, retry }: TestResult): string {
  const lines = errors.map(({ message = '' }) => toLines(message));
  if (status === 'passed') {
    lines.unshift(`It passed at attempt ${retry + 1} only.`);
  }
  if (status === 'skipped') {
    lines.unshift('It was skipped, which shows nothing.');
  }
  return [`at line ${test.location.line}`, ...lines].join('\n');
}

/** Returns the first lines without colors. */
function toLines(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** Returns the current commit, with `+` if files differ from it; empty without git. */
export function readCommit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') ? '+' : ''}`;
  } catch {
    return '';
  }
}
