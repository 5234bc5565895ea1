/** The build, step by step. Each step runs in a process of its own to release its memory. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE_ORIGIN } from '@/src/shared/links';
import { isOrigin } from '@/src/shared/origin';
import { writeLanguageRoutes } from '../content/languageRoutes';
import { type MarkdownRoute, listMarkdownRoutes } from '../content/routes';
import { listLanguages } from '../i18n/languages';
import {
  type ExportState,
  assembleExport,
  findChangedRoutes,
  keepCompiled,
  keepExport,
  readKeptExport,
  restoreCompiled,
} from '../next/partialExport';
import { type NextStep, runNext } from '../next/runNext';
import { ROOT } from '../paths';
import type { BuildStep } from './buildSteps';
import { readDurations, writeDurations } from './buildTimes';
import { getFingerprint, getFrameFingerprint, hashMarkdown } from './fingerprint';
import { CommandError } from '../errors';
import { type BuildReport, createBuildReport, formatTotal } from './buildReport';
import type { PhaseId } from './phases';
import { type BuildMessage, reportMessage } from './tellBuild';
import { spawnChild } from '../spawnChild';

const OUT = path.join(ROOT, 'out');
const STAMP = path.join(ROOT, '.cache', 'out-fingerprint');

/**
 * Builds the site into `out/`.
 * @param options onlyIfChanged: keeps `out/` if it was made from the current files.
 * @returns whether the export is up to date. A step that fails has printed its error.
 * @throws CommandError for a setting that isn't an origin, and when Next fails.
 */
export async function buildSite({ onlyIfChanged = false } = {}): Promise<boolean> {
  writeLanguageRoutes();
  const fingerprint = getFingerprint();
  if (
    onlyIfChanged &&
    existsSync(OUT) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint
  ) {
    console.log('Nothing changed since the last build: out/ is up to date.');
    return true;
  }
  if (!isOrigin(SITE_ORIGIN)) {
    throw new CommandError(
      `NEXT_PUBLIC_SITE_ORIGIN is "${SITE_ORIGIN}": write scheme and host without a path, such as https://docs.example.org.`,
    );
  }
  const started = performance.now();
  await rm(STAMP, { force: true });
  const report = createBuildReport({
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY === true,
    now: () => performance.now(),
    usual: readDurations(),
  });
  const plan = planBuild(fingerprint.slice(0, 16));
  const ticks = setInterval(report.tick, 1000);
  try {
    if (!(await runSteps(report, plan))) {
      return false;
    }
  } finally {
    clearInterval(ticks);
    report.clear();
  }
  const durations = report.getDurations();
  await mkdir(path.dirname(STAMP), { recursive: true });
  if (!plan.changed) {
    // Those of a build that left out most of the work say nothing of others.
    await writeDurations(durations);
  }
  await writeFile(STAMP, fingerprint);
  const install = Number(process.env.FIELDGUIDE_INSTALL_MS ?? 0) / 1000;
  const total = (performance.now() - started) / 1000;
  console.log(`\n${formatTotal(durations, total, install || undefined)}`);
  return true;
}

/** Young objects get more room than Node gives them: half of the garbage collector's work in these steps is saved. */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--import', 'tsx'];

/** What a build has to do. */
interface BuildPlan extends ExportState {
  /** The routes to render again when only text changed; undefined when everything is made anew. */
  changed?: MarkdownRoute[];
  /** The id of the export that was kept, to which these are added. */
  keptId?: string;
}

function planBuild(buildId: string): BuildPlan {
  const state = { buildId, frame: getFrameFingerprint(), markdown: hashMarkdown() };
  const kept = readKeptExport();
  const changed = findChangedRoutes(kept, state, listMarkdownRoutes());
  return { ...state, ...(kept && changed && { changed, keptId: kept.buildId }) };
}

/**
 * Runs the steps. The content is checked while Next works; whichever fails ends the other.
 * @returns whether all succeeded.
 * @throws CommandError when Next fails.
 */
async function runSteps(report: BuildReport, plan: BuildPlan): Promise<boolean> {
  const failure = new AbortController();
  const { signal } = failure;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    FIELDGUIDE_BUILD_ID: plan.buildId,
    FIELDGUIDE_FRAME_ID: plan.frame.slice(0, 16),
  };
  const run = async (step: BuildStep, onMessage: (message: BuildMessage) => void = () => {}) => {
    const code = await spawnChild([...NODE_OPTIONS, 'scripts/cli.ts', 'build-step', step], {
      env,
      onOutput: report.print,
      onMessage: (message) => onMessage(reportMessage(report, message)),
      signal,
    });
    return code === 0;
  };
  const next: RunNext = async (step, phase, routes) => {
    report.start(phase);
    const onCount = (done: number, total: number) => report.progress(phase, done, total);
    await runNext(step, { env, ...(routes && { routes }), onCount, signal });
    report.end(phase);
  };

  let beside: Promise<unknown> | undefined;
  const prepared = await run('prepare', ({ type, phase }) => {
    // Loaders read what was read of the packages.
    if (type === 'end' && phase === 'packages') {
      beside = (plan.changed ? renderChanged(plan, report, next) : compile(next)).catch(
        (error: unknown) => {
          failure.abort();
          return error;
        },
      );
    }
  });
  if (!prepared && !signal.aborted) {
    failure.abort();
    await beside;
    return false;
  }
  const error = await beside;
  if (error !== undefined) {
    throw error;
  }
  if (!plan.changed) {
    await next('generate', 'pages');
    const { frame, buildId, markdown } = plan;
    await keepExport(OUT, { frame, buildId, markdown });
  }
  return run('finish');
}

type RunNext = (step: NextStep, phase: PhaseId, routes?: readonly string[]) => Promise<void>;

async function compile(next: RunNext): Promise<void> {
  await next('compile', 'compile');
  await keepCompiled();
}

/** Renders the pages whose text changed, in all languages, and adds them to the export that was kept. */
async function renderChanged(
  { changed = [], keptId = '', buildId }: BuildPlan,
  report: BuildReport,
  next: RunNext,
): Promise<void> {
  report.omit('compile');
  const routes = changed.flatMap(({ routeFile, pathname }) =>
    [
      { file: routeFile, pathname },
      ...listLanguages().map((language) => ({
        file: routeFile.replace(/^pages/, `pages/${language}`),
        pathname: `/${language}${pathname}`,
      })),
    ].filter(({ file }) => existsSync(path.join(ROOT, file))),
  );
  if (routes.length > 0) {
    await restoreCompiled();
    const files = routes.map(({ file }) => file);
    await next('generate', 'pages', files);
  }
  const pathnames = routes.map(({ pathname }) => pathname);
  await assembleExport(OUT, pathnames, { from: keptId, to: buildId });
}
