/**
 * Lighthouse, mobile, for one page of each kind. It is no dependency: 200 packages, error reporting among them, for four
 * figures. This part installs it beside, in `.cache/`, without install scripts.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@/src/node/paths';
import { PAGE_BUDGETS } from '../budgets/limits';
import { CHROMIUM_ARGS } from '../chromiumArgs';
import type { BenchContext } from './parts';
import { type Metric, getMedian } from './results';

/** The last version that supports the minimum Node version of this site. */
const VERSION = '12.8.2';
const CLI = 'node_modules/lighthouse/cli/index.js';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Minimum scores, in the order of the categories. */
const BUDGET = [98, 100, 100, 100];
const REFERENCE: Readonly<Record<string, readonly number[]>> = {
  '/material-ui/react-button/': [75, 95, 96, 100],
  '/material-ui/api/button/': [67, 100, 96, 100],
};

/** Pages with noindex have no SEO score. */
const HIDDEN = ['/404/', '/offline/', '/experiments/docs/markdown/'];
const PAGES = PAGE_BUDGETS.map((budget) => budget.path).filter((page) => !HIDDEN.includes(page));

interface Report {
  categories: Readonly<Record<string, { score: number | null }>>;
  runtimeError?: { message: string };
}

export async function measureLighthouse(context: BenchContext): Promise<Metric[]> {
  const cli = findLighthouse(context.say);
  if (cli === undefined) {
    return [
      {
        subject: 'Lighthouse',
        measure: 'all categories',
        unit: 'points',
        value: null,
        note: `not measured: npm could not install lighthouse@${VERSION}`,
      },
    ];
  }
  const site = await context.getSite();
  const { slower } = await context.getCalibration();
  const metrics: Metric[] = [];
  for (const page of PAGES) {
    const reports: Report[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      context.say(`${page} ${run + 1}/${context.runs}`);
      reports.push(await runLighthouse(cli, site + page, context.executablePath, slower));
    }
    CATEGORIES.forEach((category, index) => {
      const runs = reports.map((report) => readScore(report, category, page));
      metrics.push({
        subject: page,
        measure: `Lighthouse ${category}`,
        unit: 'points',
        value: getMedian(runs),
        runs,
        higherIsBetter: true,
        ...(BUDGET[index] !== undefined && { budget: BUDGET[index] }),
        ...(REFERENCE[page]?.[index] !== undefined && { reference: REFERENCE[page][index] }),
      });
    });
  }
  return metrics;
}

/** Reads a score from 0 to 100. @throws Error when Lighthouse has no score. */
function readScore({ categories, runtimeError }: Report, category: string, page: string): number {
  const score = categories[category]?.score;
  if (score === null || score === undefined) {
    throw new Error(
      `Lighthouse has no score of ${category} for ${page}: ${runtimeError?.message ?? 'no reason given'}`,
    );
  }
  return Math.round(score * 100);
}

/** @returns the script to run; undefined when it couldn't be installed. */
function findLighthouse(say: (line: string) => void): string | undefined {
  const folder = path.join(ROOT, '.cache', `lighthouse-${VERSION}`);
  const cli = path.join(folder, CLI);
  if (!existsSync(cli)) {
    say(`installing lighthouse@${VERSION} into ${path.relative(ROOT, folder)}`);
    mkdirSync(folder, { recursive: true });
    spawnSync(
      'npm',
      ['install', `--prefix=${folder}`, '--ignore-scripts', '--no-audit', `lighthouse@${VERSION}`],
      { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    );
  }
  return existsSync(cli) ? cli : undefined;
}

async function runLighthouse(
  cli: string,
  url: string,
  executablePath: string,
  slower: number,
): Promise<Report> {
  // Lighthouse may fail after it has written a report with the reason.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--throttling.cpuSlowdownMultiplier=${slower}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 100_000_000 },
  ).catch((error: Error & { stdout?: string }) => {
    if (error.stdout) {
      return { stdout: error.stdout };
    }
    throw error;
  });
  return JSON.parse(stdout) as Report;
}
