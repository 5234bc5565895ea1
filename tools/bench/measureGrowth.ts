/** Measures the cost of more pages: bytes of a fixed page, build time and memory, in copies with generated pages. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@/src/node/errors';
import { listPageFiles } from '@/src/node/next/exportedPages';
import { ROOT } from '@/src/node/paths';
import { BYTES_PER_ROUTE } from '../budgets/limits';
import { weighPage, weighRouteManifest } from '../budgets/namedBytes';
import { copySource } from '../siteCopy/copySource';
import { addPages } from './generatePages';
import { listBuildMetrics } from './measureBuild';
import type { BenchContext } from './parts';
import { measureCommand } from './processUse';
import type { Metric } from './results';

const FOLDER = path.join(ROOT, '.cache', 'bench-growth');
const SIZES = [50, 500, 5000];

/** The pages to measure. */
const FIXED_PAGES = ['material-ui/react-button/index.html', 'system/react-box/index.html'];
/** The memory limit for building 5,000 more pages on two cores, in GB. */
const MAX_MEMORY = 8;

/**
 * Builds sites with more and more extra pages.
 * @param context args: numbers of extra pages, 50, 500 and 5,000 without.
 * @throws CommandError for arguments that are no numbers, Error when a build fails.
 */
export async function measureGrowth({ args, say }: BenchContext): Promise<Metric[]> {
  const sizes = (args.length > 0 ? args.map(Number) : SIZES).sort((a, b) => a - b);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new CommandError(`"${args.join(' ')}" aren't numbers of pages: write growth 50 500`);
  }
  const metrics: Metric[] = [];
  let former: { size: number; routes: number; seconds: number; scripts: number[] } | undefined;
  // The unchanged site is measured first because the other results are compared with it.
  for (const size of [0, ...sizes]) {
    copySource(FOLDER, { cold: true });
    const routes = addPages(FOLDER, size);
    say(`building with ${size} more pages`);
    const use = await measureCommand(
      [process.execPath, '--import', 'tsx', 'scripts/cli.ts', 'build'],
      {
        cwd: FOLDER,
      },
    );
    const out = path.join(FOLDER, 'out');
    const subject = `${size} more pages`;
    // The budgets apply to the site itself. Only memory has one for the largest copy.
    metrics.push(
      ...listBuildMetrics(subject, use, (await listPageFiles(out)).length).map(
        ({ measure, unit, value, note }) => ({
          subject,
          measure,
          unit,
          value,
          ...(note && { note }),
          ...(measure === 'peak memory' && { budget: MAX_MEMORY, mustKeep: true }),
        }),
      ),
    );
    if (former) {
      metrics.push({
        subject,
        measure: `seconds per page since ${former.size}`,
        unit: 's',
        value: (use.seconds - former.seconds) / (size - former.size),
      });
    }
    const scripts: number[] = [];
    const manifest = await weighRouteManifest(out);
    for (const [index, file] of FIXED_PAGES.entries()) {
      const { path: page, script: named, html } = await weighPage(out, file);
      const script = named + manifest;
      scripts.push(script);
      metrics.push(
        { subject, measure: `${page} JavaScript`, unit: 'kB', value: script / 1000 },
        { subject, measure: `${page} HTML`, unit: 'kB', value: html / 1000 },
      );
      if (former && routes > former.routes) {
        const growth = (script - (former.scripts[index] ?? 0)) / (routes - former.routes);
        metrics.push({
          subject,
          measure: `${page} JavaScript per route file since ${former.size}`,
          unit: 'bytes',
          value: growth,
          budget: BYTES_PER_ROUTE,
          mustKeep: true,
        });
      }
    }
    former = { size, routes, seconds: use.seconds, scripts };
    metrics
      .filter((metric) => metric.subject === subject)
      .forEach(({ measure, value, unit }) => say(`${measure}: ${value?.toFixed(3)} ${unit}`));
  }
  rmSync(FOLDER, { recursive: true, force: true });
  return metrics;
}
