/** The build, step by step. Each step runs in a process of its own to release its memory. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE_ORIGIN } from '@/src/shared/links';
import { isOrigin } from '@/src/shared/origin';
import { writeLanguageRoutes } from '../content/languageRoutes';
import { type NextStep, runNext } from '../next/runNext';
import { ROOT } from '../paths';
import type { BuildStep } from './buildSteps';
import { getFingerprint } from './fingerprint';
import { CommandError } from '../errors';
import { formatSeconds, showPhase } from './showPhase';
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

  const env = { ...process.env, FIELDGUIDE_BUILD_ID: fingerprint.slice(0, 16) };
  const run = async (step: BuildStep) =>
    (await spawnChild(['--import', 'tsx', 'scripts/cli.ts', 'build-step', step], { env })) === 0;
  const next = (step: NextStep) => runNext(step, env);

  if (!(await run('prepare'))) {
    return false;
  }
  showPhase(3, 'Rendering the pages (next build)');
  await next('compile');
  await next('generate');
  if (!(await run('finish'))) {
    return false;
  }
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, fingerprint);
  console.log(`\nBuilt the site into out/ in ${formatSeconds(performance.now() - started)}.`);
  return true;
}
