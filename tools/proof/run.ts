/** Runs the parts of the gate and of the full proof, and prints the results. */
import path from 'node:path';
import { Listr, type ListrRendererFactory, type ListrTask, PRESET_TIMER } from 'listr2';
import { findBrowser } from '../programs/browser';
import { ENGINES_VARIABLE, findEngines } from '../programs/engines';
import { findNginx } from '../programs/nginx';
import { findPostgres } from '../programs/postgres';
import { ROOT } from '../../src/node/paths';
import { CommandError } from '../../src/node/errors';
import { type Need, PROJECTS, PROVIDERS, type Part, type Stage, createBrowserPart } from './parts';
import { type TestRecord, countRecords, writeReport } from './report';
import { formatMinutes, readCommit } from './reporter';
import { hashRepositoryFiles } from './repositoryFiles';
import { runPart } from './runPart';
import { removeOldVerdicts, readVerdict, saveVerdict } from './verdicts';

/** The folder of a run's report, relative to the repository. */
export const REPORT_FOLDER = '.cache/proof/report';

/** The number of failures to print at the end of a run. The report contains all of them. */
const MAX_FAILURES = 40;

/** A task, as displayed in terminals or logs. */
type Task = ListrTask<unknown, ListrRendererFactory, ListrRendererFactory>;

export interface RunOptions {
  /** The command, for the report. */
  command: string;
  stages: readonly Stage[];
  /**
   * Returns the environment of a part. It is called when the part starts, because the dependencies of pages are only
   * known after the build. `onLine` is called with messages.
   */
  getEnvironment: (part: Part, onLine: (line: string) => void) => NodeJS.ProcessEnv;
  /** Whether to ignore verdicts of earlier runs. */
  fresh: boolean;
}

/**
 * Runs stages one after the other, prints a table of all parts and, as the last line, `N passed, N failed`.
 * @returns whether nothing failed.
 */
export async function runStages({
  command,
  stages,
  getEnvironment,
  fresh,
}: RunOptions): Promise<boolean> {
  const started = Date.now();
  const commit = readCommit();
  const records: TestRecord[] = [];
  const minutes = new Map<string, number>();
  removeOldVerdicts();
  let tools: Promise<Tools> | undefined;
  let built: Promise<TestRecord[]> | undefined;

  const runOne = async (part: Part, onState: (line: string) => void) => {
    // The build is the first of all parts, so each part that needs the export finds it here.
    const isBuilt =
      !part.needs?.includes('export') ||
      !(await built)?.some(({ outcome }) => outcome === 'failed');
    const { programs = {}, error } = (part.needs?.some(isProgram) && (await tools)) || {};
    const begun = Date.now();
    const missing = isBuilt ? error : 'It was not run, because the site could not be built.';
    const running =
      missing === undefined
        ? runOrReuse(part, {
            root: ROOT,
            env: { ...getEnvironment(part, onState), ...programs },
            commit,
            onState,
            fresh,
          })
        : Promise.resolve([toRecord(part, commit, 'failed', missing)]);
    if (part.name === PROVIDERS.export) {
      built = running;
    }
    const found = await running;
    records.push(...found);
    minutes.set(part.name, Date.now() - begun);
    return countRecords(found);
  };
  const toTask = (part: Part): Task => ({
    title: part.title,
    task: async (_context, task) => {
      const { passed, remembered, failed } = await runOne(part, (line) => {
        task.output = line;
      });
      task.title = `${part.title}: ${describeCounts(passed, remembered, failed)}`;
      if (failed > 0) {
        throw new Error(`${part.title}: ${failed} failed`);
      }
    },
  });
  await new Listr<unknown, 'default', 'verbose'>(
    stages.map(({ title, parts, concurrent }): Task => ({
      title,
      task: (_context, task) => {
        // Installations take a minute. Parts that need no program run meanwhile.
        tools ??= findTools(
          stages.flatMap((stage) => stage.parts),
          (line) => {
            task.output = line;
          },
        );
        return task.newListr(parts.map(toTask), { concurrent, exitOnError: false });
      },
    })),
    {
      concurrent: false,
      exitOnError: false,
      rendererOptions: { timer: PRESET_TIMER, collapseErrors: true, collapseSubtasks: false },
      fallbackRenderer: 'verbose',
      fallbackRendererOptions: { timer: PRESET_TIMER },
    },
  ).run();

  writeReport(path.join(ROOT, REPORT_FOLDER), {
    date: new Date().toISOString(),
    commit,
    command,
    records,
  });
  printSummary(records, minutes, Date.now() - started);
  return countRecords(records).failed === 0;
}

/** Runs a part, unless it passed in an earlier run with the same files. */
async function runOrReuse(
  part: Part,
  { fresh, ...context }: Parameters<typeof runPart>[1] & { fresh: boolean },
): Promise<TestRecord[]> {
  const files = part.dependsOn && hashRepositoryFiles(context.root, part.dependsOn);
  const subject = ['part', part.name, ...part.args, process.version, process.platform];
  if (files !== undefined && !fresh) {
    const verdict = readVerdict(subject, () => files);
    if (verdict) {
      const { date, commit, passed } = verdict;
      return [{ ...toRecord(part, commit, 'remembered'), date, count: passed }];
    }
  }
  const records = await runPart(part, context);
  const { passed, failed, ...others } = countRecords(records);
  if (files !== undefined && failed === 0 && others['not checked'] === 0) {
    saveVerdict(subject, {
      inputs: { files },
      date: new Date().toISOString(),
      commit: context.commit,
      passed,
    });
  }
  return records;
}

/** Creates the record of a part as a whole. */
function toRecord(
  { name, title }: Part,
  commit: string,
  outcome: TestRecord['outcome'],
  error?: string,
): TestRecord {
  return {
    ...{ part: name, file: '', name: title, outcome, commit, count: 1, duration: 0 },
    date: new Date().toISOString(),
    ...(error !== undefined && { error }),
  };
}

/** Environment variables with the paths of programs; or why one of them is missing, and a remedy. */
type Tools =
  { programs: Partial<NodeJS.ProcessEnv>; error?: never } | { programs?: never; error: string };

const isProgram = (need: Need) =>
  need === 'browser' || need === 'engines' || need === 'postgres' || need === 'nginx';

/** Finds or installs the programs that parts need. @param say is called with a line about each of them. */
async function findTools(parts: readonly Part[], say: (line: string) => void): Promise<Tools> {
  const needs = new Set<Need>(parts.flatMap((part) => part.needs ?? []));
  try {
    return {
      programs: {
        ...(needs.has('browser') && { CHROMIUM_PATH: await findBrowser(say) }),
        ...(needs.has('engines') && {
          [ENGINES_VARIABLE]: JSON.stringify(await findEngines(say, { install: true })),
        }),
        ...(needs.has('postgres') && { POSTGRES_BIN: (await findPostgres(say)) ?? '' }),
        ...(needs.has('nginx') && { NGINX_PATH: await findNginx(say) }),
      },
    };
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    say(error);
    return { error };
  }
}

function printSummary(
  records: readonly TestRecord[],
  times: ReadonlyMap<string, number>,
  elapsed: number,
): void {
  const failures = records.filter(({ outcome }) => outcome === 'failed');
  console.log('');
  for (const { part, file, name, error = '' } of failures.slice(0, MAX_FAILURES)) {
    console.log(`${part}: ${file ? `${file} › ` : ''}${name}\n${error}\n`);
  }
  if (failures.length > MAX_FAILURES) {
    console.log(`… and ${failures.length - MAX_FAILURES} more failures.\n`);
  }
  const names = [...new Set(records.map(({ part }) => part))];
  console.log(
    `${'part'.padEnd(14)}${['time', 'passed', 'remembered', 'failed'].map((text) => text.padStart(12)).join('')}`,
  );
  for (const name of names) {
    const own = records.filter(({ part }) => part === name);
    const { passed, remembered, failed, seconds, ...others } = countRecords(own);
    // Playwright's projects share one run, so the sum of their tests' times is shown.
    const time = times.get(name) ?? seconds * 1000;
    const cells = [formatMinutes(time), passed, remembered, failed].map((cell) =>
      String(cell).padStart(12),
    );
    const unchecked = others['not checked'] > 0 ? '  NOT CHECKED' : '';
    console.log(`${name.padEnd(14)}${cells.join('')}${unchecked}`);
  }
  const all = countRecords(records);
  console.log(`\nTotal time: ${formatMinutes(elapsed)}. Report: ${REPORT_FOLDER}/index.html`);
  if (all.remembered > 0) {
    console.log(`Remembered from earlier runs: ${all.remembered}; add --fresh to run them again.`);
  }
  if (all['not checked'] > 0) {
    console.log(`Not checked: ${all['not checked']}(see the report and the logs of these parts).`);
  }
  console.log(`\n${all.passed} passed, ${all.failed} failed`);
}

function describeCounts(passed: number, remembered: number, failed: number): string {
  return [
    `${passed} passed`,
    ...(remembered > 0 ? [`${remembered} remembered`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ');
}

/**
 * Reduces the stages to the named parts, and the build if one of them needs it.
 * @param names names of parts or of Playwright's projects; none selects all.
 * @throws CommandError for an unknown name.
 */
export function selectParts(stages: readonly Stage[], names: readonly string[]): Stage[] {
  if (names.length === 0) {
    return [...stages];
  }
  const known = [...stages.flatMap(({ parts }) => parts.map(({ name }) => name)), ...PROJECTS];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new CommandError(`There is no part "${unknown}". The parts are: ${known.join(', ')}.`);
  }
  const projects = names.filter((name) => PROJECTS.includes(name));
  const choose = (part: Part): Part[] =>
    part.name === 'browser' && projects.length > 0 && !names.includes('browser')
      ? [
          createBrowserPart(
            projects,
            part.args.filter((arg) => arg.startsWith('--shard=')),
          ),
        ]
      : names.includes(part.name)
        ? [part]
        : [];
  const needs = new Set(
    stages.flatMap(({ parts }) => parts.flatMap(choose).flatMap((part) => part.needs ?? [])),
  );
  // The part that builds the second site needs the export.
  const providers = [...needs, ...(needs.has('services site') ? (['export'] as const) : [])].map(
    (need) => PROVIDERS[need],
  );
  return stages
    .map((stage) => ({
      ...stage,
      parts: stage.parts.flatMap((part) => (providers.includes(part.name) ? [part] : choose(part))),
    }))
    .filter(({ parts }) => parts.length > 0);
}
