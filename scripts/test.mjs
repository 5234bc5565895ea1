// @ts-check
/**
 * npm test: everything that decides whether a change may land. `npm test -- unit e2e` runs those parts,
 * `npm run check` the quick ones. `npm run crawl -- --full` visits every page in all combinations, `npm run demos -- --full`
 * tries every demo under all settings, and an address beside them names those that begin so. Ends with a line
 * "N passed, N failed" that counts every test and check.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { findNginx } from './nginx.mjs';
import { findPostgres } from './postgres.mjs';
import { setup, stop } from './setup.mjs';

/**
 * `failures`: what failed, or passed at a second attempt only: some lines each, told again at the end, where a reader of
 * the log looks.
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Result
 */

const PLAYWRIGHT_REPORT = '.cache/playwright.json';

/** Unit tests that read every page, or every entry of the installed packages: too long for the quick loop. */
const CONTENT_TESTS = '\\.content\\.test\\.';

/** Both look again at what has changed only. */
const LINT = ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'];
const FORMAT = [
  '.',
  ...['--check', '--log-level', 'warn'],
  ...['--cache', '--cache-location', '.cache/prettier'],
];

/**
 * The parts in their order, each as one run or several; each counts its own tests.
 * @type {Record<string, (() => Promise<Result>) | (() => Promise<Result>)[]>}
 */
const PARTS = {
  types: () => asOne(exec('node_modules/typescript/bin/tsc', ['--noEmit'])),
  lint: () => asOne(exec('node_modules/eslint/bin/eslint.js', LINT)),
  format: () => asOne(exec('node_modules/prettier/bin/prettier.cjs', FORMAT)),
  // One more than it has cores: files that wait for a process leave room.
  unit: () =>
    jest(
      'unit',
      '--roots=test/unit',
      `--testPathIgnorePatterns=${CONTENT_TESTS}`,
      '--maxWorkers=2',
    ),
  content: ['1/2', '2/2'].map(
    (shard) => () =>
      jest(
        'content',
        '--roots=test/unit',
        `--testPathPatterns=${CONTENT_TESTS}`,
        `--shard=${shard}`,
      ),
  ),
  coverage: () => asOne(exec('scripts/with-setup.mjs', ['coverage-props.ts'])),
  services: () => jest('services', '--roots=test/services'),
  build: () => asOne(exec('scripts/with-setup.mjs', ['build.ts', '--if-changed'])),
  supply: () => asOne(exec('scripts/with-setup.mjs', ['supply.ts'])),
  crawl: () => playwright('--project=crawl'),
  demos: () => playwright('--config=test/demos'),
  // What is built has both cores, and then the browsers have them.
  e2e: [
    () => asOne(exec('--import', ['tsx', 'scripts/services-site.ts'])),
    () => playwright('--project=services', '--project=site'),
  ],
  budgets: () => asOne(exec('scripts/with-setup.mjs', ['budgets.ts'])),
};
const CHECK = ['types', 'lint', 'format', 'unit'];

/**
 * These go side by side, each run on a core of its own; the others, which use all cores, follow one by one. The first to
 * ask for the reference reads the packages: that is coverage, and content comes late enough to find it. Long runs come
 * before short ones, so that the cores end together.
 */
const ABREAST = ['coverage', 'types', 'content', 'services', 'unit', 'lint', 'format'];
const CORES = 2;

/** How long a run may take, in milliseconds; the longest takes a third of it on a slow machine. */
const RUN_LIMIT = 60 * 60_000;

/** How long it may take to end then, in milliseconds. */
const PATIENCE = 30_000;

const BROWSER_PARTS = ['crawl', 'demos', 'e2e', 'budgets'];

setup();
const args = process.argv.slice(2);
const pages = args.filter((name) => name.startsWith('/'));
const full = args.includes('--full');
const wanted = args
  .filter((name) => name !== '--full' && !pages.includes(name))
  .flatMap((name) => (name === 'check' ? CHECK : [name]));
if ((full || pages.length > 0) && !wanted.some((name) => name === 'crawl' || name === 'demos')) {
  stop('--full and addresses are for the parts crawl and demos, as in: npm run crawl -- /joy-ui/');
}
// Read by test/selection.ts.
process.env.TEST_FULL = full ? 'on' : '';
process.env.TEST_PAGES = pages.join(' ');
const unknown = wanted.find((name) => !(name in PARTS));
if (unknown) {
  stop(`There is no part "${unknown}": use one of check, ${Object.keys(PARTS).join(', ')}.`);
}
const names = Object.keys(PARTS).filter(
  (name) =>
    wanted.length === 0 || wanted.includes(name) || (name === 'build' && needsBuild(wanted)),
);
try {
  if (names.some((name) => BROWSER_PARTS.includes(name))) {
    process.env.CHROMIUM_PATH = await findBrowser(console.log);
  }
  if (names.includes('services')) {
    process.env.POSTGRES_BIN = findPostgres(console.log) ?? '';
  }
  if (names.includes('e2e')) {
    process.env.NGINX_PATH = findNginx(console.log);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    // As from a terminal: Playwright ends its server for no other.
    running.forEach((child) => child.kill('SIGINT'));
    process.exit(1);
  });
}

/** @type {(Result & { name: string, seconds: number })[]} */
const results = [];
await runAll(
  ABREAST.filter((name) => names.includes(name)),
  CORES,
);
await runAll(
  names.filter((name) => !ABREAST.includes(name)),
  1,
);
console.log('');
for (const { name, failures } of results) {
  failures?.forEach((failure) => console.log(`${name}: ${failure}`));
}
for (const name of names) {
  const own = results.filter((result) => result.name === name);
  const failed = sum(own, 'failed');
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(8)} ${sum(own, 'passed')} passed, ${failed} failed (${sum(own, 'seconds')} s)`,
  );
}
console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
process.exit(sum(results, 'failed') > 0 ? 1 : 0);

/**
 * Begins the runs of some parts in their order, a number of them at a time.
 * @param {string[]} parts
 * @param {number} atOnce
 */
async function runAll(parts, atOnce) {
  const waiting = parts.flatMap((name) => [PARTS[name] ?? []].flat().map((run) => ({ name, run })));
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await runOne(next.name, next.run);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
}

/**
 * What needs the build is not run without it.
 * @param {string} name of the part
 * @param {() => Promise<Result>} run
 */
async function runOne(name, run) {
  if (results.some((result) => result.name === 'build' && result.failed > 0)) {
    console.log(`\n== ${name}: not run, since the site could not be built`);
    results.push({ name, passed: 0, failed: 1, seconds: 0 });
    return;
  }
  console.log(`\n== ${name}`);
  const started = Date.now();
  const result = await run();
  results.push({ name, ...result, seconds: Math.round((Date.now() - started) / 1000) });
}

/**
 * @param {typeof results} some
 * @param {'passed' | 'failed' | 'seconds'} key
 */
function sum(some, key) {
  return some.reduce((total, result) => total + result[key], 0);
}

/**
 * Whatever follows the build looks at the export.
 * @param {string[]} parts
 */
function needsBuild(parts) {
  const order = Object.keys(PARTS);
  return parts.some((name) => order.indexOf(name) > order.indexOf('build'));
}

/**
 * @param {string} script or an option of Node before it
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it ended well
 */
function exec(script, args) {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  /** @type {NodeJS.Timeout[]} */
  const late = [];
  if (!full) {
    late.push(
      setTimeout(() => {
        console.log(`\n${script} ${args.join(' ')} did not end in ${RUN_LIMIT / 60_000} minutes`);
        child.kill('SIGINT');
      }, RUN_LIMIT),
      setTimeout(() => child.kill('SIGKILL'), RUN_LIMIT + PATIENCE),
    );
  }
  return new Promise((resolve) =>
    child.on('exit', (code) => {
      late.forEach(clearTimeout);
      running.delete(child);
      resolve(code === 0);
    }),
  );
}

/**
 * @param {Promise<boolean>} run
 * @returns {Promise<Result>}
 */
async function asOne(run) {
  const ok = await run;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * @param {string} name of the part
 * @param {string[]} args which tests
 * @returns {Promise<Result>}
 */
async function jest(name, ...args) {
  const shard = args.find((arg) => arg.startsWith('--shard='))?.replace(/\W+/g, '-') ?? '';
  const file = `.cache/jest-${name}${shard}.json`;
  rmSync(file, { force: true });
  const ok = await exec('node_modules/jest/bin/jest.js', [
    ...args,
    '--json',
    `--outputFile=${file}`,
    '--silent=false',
    // A test that fails may leave a server behind, which would keep the run from ending.
    '--forceExit',
  ]);
  return readReport(file, ok, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: report.testResults.flatMap(listJestFailures),
  }));
}

/**
 * @param {string[]} args what is run: projects of playwright.config.ts, or another configuration
 * @returns {Promise<Result>}
 */
async function playwright(...args) {
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const ok = await exec('node_modules/@playwright/test/cli.js', ['test', ...args]);
  return readReport(PLAYWRIGHT_REPORT, ok, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    // A skipped test shows nothing: it counts as failed.
    failed: stats.unexpected + stats.skipped + errors.length,
    failures: [...suites.flatMap(listPlaywrightFailures), ...errors.map(toLines)],
  }));
}

/**
 * @param {any} file any: the shapes of reports are the runners' own
 * @returns {string[]}
 */
function listJestFailures({ name, message, assertionResults }) {
  /** @type {{ status: string, fullName: string, failureMessages: string[] }[]} */
  const tests = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  return tests.length > 0
    ? tests.map(
        (test) => `${name} › ${test.fullName}\n${toLines({ message: test.failureMessages[0] })}`,
      )
    : message && assertionResults.length === 0
      ? [`${name}\n${toLines({ message })}`]
      : [];
}

/**
 * @param {any} suite any: the shapes of reports are the runners' own
 * @returns {string[]}
 */
function listPlaywrightFailures({ file, specs = [], suites = [] }) {
  const failed = specs.filter((/** @type {any} */ { tests }) => tests[0]?.status !== 'expected');
  return [
    ...failed.map((/** @type {any} */ { line, title, tests: [test] }) => {
      const note = test?.status === 'flaky' ? ' (passed at the second attempt)' : '';
      // After a timeout, the second error says what was waited for.
      const said = (test?.results[0]?.errors ?? []).map(toLines).join('\n');
      return `${file}:${line} › ${title}${note}\n${said}`;
    }),
    ...suites.flatMap(listPlaywrightFailures),
  ];
}

/**
 * The first lines of an error, without colours.
 * @param {{ message?: string }} error
 */
function toLines({ message = 'no message' }) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}

/**
 * A runner that fails without a report, or reports nothing at all, counts as one failure.
 * @param {string} file
 * @param {boolean} ok
 * @param {(report: any) => Result} count any: the reports' shapes are the runners' own
 * @returns {Result}
 */
function readReport(file, ok, count) {
  let result = { passed: 0, failed: 0 };
  try {
    result = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : result;
  } catch (error) {
    console.error(`${file} cannot be read:`, error);
  }
  const silent = result.failed === 0 && (!ok || result.passed === 0);
  return silent ? { ...result, failed: 1 } : result;
}
