/** The build, step by step. Each step runs in a process of its own to release its memory. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import { isOrigin } from '@/src/shared/origin';
import { deleteBuildCache } from '../cache';
import { writeLanguageRoutes } from '../content/languageRoutes';
import { type MarkdownRoute, listMarkdownRoutes } from '../content/routes';
import { CommandError } from '../errors';
import { listLanguages } from '../i18n/languages';
import {
  type ExportState,
  copyExport,
  invalidateExport,
  keepCompiled,
  keepExport,
  planRendering,
  readKeptExport,
  restoreCompiled,
  updateExport,
} from '../next/partialExport';
import { type NextStep, runNext } from '../next/runNext';
import { ROOT } from '../paths';
import { spawnChild } from '../spawnChild';
import { type BuildReport, createBuildReport, formatTotal } from './buildReport';
import type { BuildStep } from './buildSteps';
import { readDurations, writeDurations } from './buildTimes';
import { getFingerprint, getFrameId, readSiteState } from './fingerprint';
import type { PhaseId } from './phases';
import { type BuildMessage, reportMessage } from './buildProgress';

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
  const plan = planBuild(fingerprint);
  report.print(`${describePlan(plan)}\n`);
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
  if (!plan.partial) {
    // The times of a build that skipped most of the work don't apply to full builds.
    await writeDurations(durations);
  }
  if (getFingerprint() === fingerprint) {
    await writeFile(STAMP, fingerprint);
  } else {
    await deleteBuildCache(plan.frameId);
    console.log('Files changed while the site was built. Build again to have all changes.');
  }
  const install = Number(process.env.FIELDGUIDE_INSTALL_MS ?? 0) / 1000;
  const total = (performance.now() - started) / 1000;
  console.log(`\n${formatTotal(durations, total, install || undefined)}`);
  return true;
}

/** Young objects get more room than Node gives them: half of the garbage collector's work in these steps is saved. */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--import', 'tsx'];

/** What a build has to do. */
interface BuildPlan {
  fingerprint: string;
  frameId: string;
  state: ExportState;
  /** What has to be rendered when only text changed; undefined for a full build. */
  partial?: {
    routes: MarkdownRoute[];
    /** The id of the export that was kept, to which these are added. */
    keptId: string;
    /** Resolves when the former export is deleted. */
    deletion?: Promise<void>;
  };
  /** The reason for a full build. */
  reason?: string;
}

function planBuild(fingerprint: string): BuildPlan {
  const site = readSiteState();
  const plan = {
    fingerprint,
    frameId: getFrameId(site),
    state: { ...site, buildId: fingerprint.slice(0, 16) },
  };
  const kept = readKeptExport();
  const languages = listLanguages().filter((language) => language !== DEFAULT_LANGUAGE);
  const rendering = planRendering(kept, site, listMarkdownRoutes(), languages);
  return kept && 'routes' in rendering
    ? { ...plan, partial: { routes: rendering.routes, keptId: kept.buildId } }
    : { ...plan, ...rendering };
}

/** Says in one line what is built. */
function describePlan({ partial, reason }: BuildPlan): string {
  return partial
    ? `Rendering the pages whose text changed since the last full build: ${partial.routes.map(({ markdownFile }) => markdownFile).join(', ') || 'none'}`
    : `Full build: ${reason}`;
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
    FIELDGUIDE_BUILD_ID: plan.state.buildId,
    FIELDGUIDE_FRAME_ID: plan.frameId,
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
      beside = compileOrRender(plan, { report, next, signal }).catch((error: unknown) => {
        failure.abort();
        return error;
      });
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
  if (!plan.partial) {
    await next('generate', 'pages');
    // An export of files that changed meanwhile is not what its state says.
    if (getFingerprint() === plan.fingerprint) {
      await keepExport(OUT, plan.state);
    }
  }
  const isFinished = await run('finish');
  await plan.partial?.deletion;
  return isFinished;
}

type RunNext = (step: NextStep, phase: PhaseId, routes?: readonly string[]) => Promise<void>;

/** What the steps with Next need. */
interface Tools {
  report: BuildReport;
  next: RunNext;
  signal: AbortSignal;
}

/** Compiles the site, or only renders what changed. When that fails, the plan becomes that of a full build. */
async function compileOrRender(plan: BuildPlan, tools: Tools): Promise<void> {
  if (plan.partial) {
    try {
      await renderChanged(plan.partial, plan.state, tools);
      return;
    } catch (error) {
      if (tools.signal.aborted) {
        throw error;
      }
      delete plan.partial;
      plan.reason = `the changed pages could not be rendered alone (${String(error)})`;
      tools.report.print(`${describePlan(plan)}\n`);
    }
  }
  await invalidateExport();
  await tools.next('compile', 'compile');
  await keepCompiled();
}

/** Renders the pages whose text changed, in all languages, and adds them to the export that was kept. */
async function renderChanged(
  partial: NonNullable<BuildPlan['partial']>,
  { buildId }: ExportState,
  { report, next }: Tools,
): Promise<void> {
  report.omit('compile');
  const pages = partial.routes.flatMap(({ routeFile, pathname }) =>
    listLanguages().map((language) =>
      language === DEFAULT_LANGUAGE
        ? { file: routeFile, pathname }
        : {
            file: routeFile.replace(/^pages/, `pages/${language}`),
            pathname: `/${language}${pathname}`,
          },
    ),
  );
  await restoreCompiled();
  const files = pages.map(({ file }) => file);
  // The copy begins after Next has started, because Next takes longer.
  const rendering = files.length > 0 ? next('generate', 'pages', files) : undefined;
  await Promise.all([rendering, copyExport()]);
  const pathnames = pages.map(({ pathname }) => pathname);
  const ids = { from: partial.keptId, to: buildId };
  const { deletion } = await updateExport(OUT, pathnames, ids);
  partial.deletion = deletion;
  // An error is reported after the last step, which awaits the promise.
  deletion.catch(() => {});
}
