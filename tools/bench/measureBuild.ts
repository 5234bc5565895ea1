/** Measures a cold build without caches, in a copy of the sources, so that `out/` isn't changed. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '@/src/node/next/exportedPages';
import { ROOT } from '@/src/node/paths';
import { copySource } from '../siteCopy/copySource';
import { SLOWER_THERE } from './calibrate';
import type { BenchContext } from './parts';
import { measureCommand } from './processUse';
import type { Metric } from './results';

const FOLDER = path.join(ROOT, '.cache', 'bench-site');

export async function measureBuild({ getCalibration, say }: BenchContext): Promise<Metric[]> {
  const { slower } = await getCalibration();
  copySource(FOLDER, { cold: true });
  say('building a copy without caches');
  try {
    const use = await measureCommand(
      [process.execPath, '--import', 'tsx', 'scripts/cli.ts', 'build'],
      {
        cwd: FOLDER,
      },
    );
    const pages = (await listPageFiles(path.join(FOLDER, 'out'))).length;
    return [
      ...listBuildMetrics('build', use, pages),
      {
        ...PER_PAGE,
        subject: 'build',
        measure: 'the same on the machine of the reference',
        value: ((use.processorSeconds / pages) * slower) / SLOWER_THERE,
        note: `estimated: the empty page, which took 0.2 s of main-thread work there with a processor slowed down ${SLOWER_THERE}×, takes it here at ${slower}×`,
      },
    ];
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
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
