/**
 * Measures a cold build without caches, and a build after a change of text. Both run in a copy of the sources, so that `out/`
 * isn't changed.
 */
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '@/src/node/next/exportedPages';
import { type Durations, readDurations } from '@/src/node/commands/buildTimes';
import { PHASES, type PhaseId } from '@/src/node/commands/phases';
import { ROOT } from '@/src/node/paths';
import { copySource } from '../siteCopy/copySource';
import { REFERENCE_SLOWDOWN } from './calibrate';
import type { BenchContext } from './parts';
import { measureCommand } from './processUse';
import type { Metric } from './results';

const FOLDER = path.join(ROOT, '.cache', 'bench-site');

export async function measureBuild({ getCalibration, say }: BenchContext): Promise<Metric[]> {
  const { slower } = await getCalibration();
  copySource(FOLDER, { cold: true });
  say('building a copy without caches');
  try {
    const build = [process.execPath, '--import', 'tsx', 'scripts/cli.ts', 'build'];
    const use = await measureCommand(build, { cwd: FOLDER });
    const phases = readDurations(FOLDER);
    appendFileSync(path.join(FOLDER, CHANGED), '\nOne more sentence.\n');
    say('building it again after a change of text');
    const again = await measureCommand(build, { cwd: FOLDER });
    const pages = (await listPageFiles(path.join(FOLDER, 'out'))).length;
    return [
      ...listBuildMetrics('build', use, pages),
      ...listPhaseMetrics(phases),
      ...listChangeMetrics(again),
      {
        ...PER_PAGE,
        subject: 'build',
        measure: 'the same on the machine of the reference',
        value: ((use.processorSeconds / pages) * slower) / REFERENCE_SLOWDOWN,
        note: `estimated: the empty page, which took 0.2 s of main-thread work there with a processor slowed down ${REFERENCE_SLOWDOWN}×, takes it here at ${slower}×`,
      },
    ];
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** The page whose text is changed. */
const CHANGED = 'data/material-ui/components/button/button.md';

function listPhaseMetrics(phases: Durations): Metric[] {
  return Object.entries(phases).map(([id, value]) => ({
    subject: 'build',
    measure: `phase: ${PHASES[id as PhaseId].title}`,
    unit: 's',
    value,
  }));
}

function listChangeMetrics({
  processorSeconds,
  seconds,
}: Awaited<ReturnType<typeof measureCommand>>): Metric[] {
  const subject = 'build after a change of text';
  return [
    { subject, measure: 'time', unit: 's', value: seconds, budget: 20 },
    { subject, measure: 'processor-seconds', unit: 's', value: processorSeconds },
  ];
}

const PER_PAGE = { unit: 's', reference: 0.91, vitepress: 0.05, budget: 0.2 } as const;

/** The figures of a build. */
export function listBuildMetrics(
  subject: string,
  { processorSeconds, seconds, peakMemory }: Awaited<ReturnType<typeof measureCommand>>,
  pages: number,
): Metric[] {
  return [
    {
      ...PER_PAGE,
      subject,
      measure: 'processor-seconds per page',
      value: processorSeconds / pages,
    },
    { subject, measure: 'pages', unit: '', value: pages },
    { subject, measure: 'processor-seconds', unit: 's', value: processorSeconds },
    { subject, measure: 'time', unit: 's', value: seconds },
    {
      subject,
      measure: 'peak memory',
      unit: 'GB',
      value: peakMemory === undefined ? null : peakMemory / 1e9,
      note:
        peakMemory === undefined
          ? 'not measured: no /proc'
          : 'the sum of the resident sets of all its processes, looked at four times a second: pages that processes share count once for each',
      reference: 8.6,
      vitepress: 1,
      budget: 3,
    },
  ];
}
