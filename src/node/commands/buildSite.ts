/** The build, step by step. Each step runs in a process of its own to release its memory. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { SITE_ORIGIN } from '@/src/shared/links';
import { isOrigin } from '@/src/shared/origin';
import { writeLanguageRoutes } from '../content/languageRoutes';
import { type NextStep, runNext } from '../next/runNext';
import { ROOT } from '../paths';
import type { BuildStep } from './buildSteps';
import { getFingerprint } from './fingerprint';
import { CommandError } from '../errors';
import { type BuildReport, createBuildReport, formatTotal } from './buildReport';
import { PHASE_IDS, type PhaseId } from './phases';
import { type BuildMessage, reportMessage } from './tellBuild';
import { spawnChild } from '../spawnChild';

const OUT = path.join(ROOT, 'out');
const STAMP = path.join(ROOT, '.cache', 'out-fingerprint');
const DURATIONS = path.join(ROOT, '.cache', 'build-times.json');

const durationsSchema = z.partialRecord(z.enum(PHASE_IDS as [PhaseId, ...PhaseId[]]), z.number());

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
  const ticks = setInterval(report.tick, 1000);
  try {
    if (
      !(await runSteps(report, { ...process.env, FIELDGUIDE_BUILD_ID: fingerprint.slice(0, 16) }))
    ) {
      return false;
    }
  } finally {
    clearInterval(ticks);
    report.clear();
  }
  const durations = report.getDurations();
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(DURATIONS, JSON.stringify(durations));
  await writeFile(STAMP, fingerprint);
  const install = Number(process.env.FIELDGUIDE_INSTALL_MS ?? 0) / 1000;
  const total = (performance.now() - started) / 1000;
  console.log(`\n${formatTotal(durations, total, install || undefined)}`);
  return true;
}

/** Young objects get more room than Node gives them: half of the garbage collector's work in these steps is saved. */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--import', 'tsx'];

/**
 * Runs the steps. The content is checked while Next compiles; whichever fails ends the other.
 * @returns whether all succeeded.
 * @throws CommandError when Next fails.
 */
async function runSteps(report: BuildReport, env: NodeJS.ProcessEnv): Promise<boolean> {
  const failure = new AbortController();
  const run = async (step: BuildStep, onMessage: (message: BuildMessage) => void = () => {}) => {
    const code = await spawnChild([...NODE_OPTIONS, 'scripts/cli.ts', 'build-step', step], {
      env,
      onOutput: report.print,
      onMessage: (message) => onMessage(reportMessage(report, message)),
      signal: failure.signal,
    });
    return code === 0;
  };
  const next = async (step: NextStep, phase: PhaseId) => {
    report.start(phase);
    await runNext(step, {
      env,
      onCount: (done, total) => report.progress(phase, done, total),
      signal: failure.signal,
    });
    report.end(phase);
  };

  let compiled: Promise<unknown> | undefined;
  const prepared = await run('prepare', ({ type, phase }) => {
    // Loaders read what was read of the packages.
    if (type === 'end' && phase === 'packages') {
      compiled = next('compile', 'compile').catch((error: unknown) => {
        failure.abort();
        return error;
      });
    }
  });
  if (!prepared && !failure.signal.aborted) {
    failure.abort();
    await compiled;
    return false;
  }
  const error = await compiled;
  if (error !== undefined) {
    throw error;
  }
  await next('generate', 'pages');
  return run('finish');
}

/** Reads how long the phases of the last build took, in seconds; empty before the first one. */
function readDurations(): Partial<Record<PhaseId, number>> {
  try {
    return durationsSchema.parse(JSON.parse(readFileSync(DURATIONS, 'utf8')));
  } catch {
    // No build yet, or one of another version: the estimates begin with the usual durations.
    return {};
  }
}
