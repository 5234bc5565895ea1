/**
 * Measures the speed of this machine with an empty page (Next, React, one heading). The figures of other sites were
 * measured on another machine. They are comparable where the empty page takes as long as it did there.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { serveSite } from '@/src/node/commands/serveSite';
import { ROOT } from '@/src/node/paths';
import { getMedian } from './results';
import { readRecorded, readWork, sumBlockingTime, withSlowPage } from './slowPage';

/** The slowdown factor of the processor in those measurements. */
export const SLOWER_THERE = 4;
/** Main-thread work of the empty page in those measurements, in seconds. */
const WORK_THERE = 0.2;

const RUNS = 5;
const FOLDER = path.join(ROOT, '.cache', 'bench-empty');

/** The measurements of the empty page on this machine. */
export interface Calibration {
  /** The slowdown factor that makes this machine as slow as the other one. Never below 1. */
  slower: number;
  /** Results of the empty page at that speed: main-thread work in seconds, blocking time in milliseconds. */
  work: number;
  blocking: number;
}

/** Builds and visits the empty page. @throws Error when it cannot be built. */
export async function calibrate(browser: Browser): Promise<Calibration> {
  mkdirSync(path.join(FOLDER, 'pages'), { recursive: true });
  write('package.json', '{ "private": true }');
  write(
    'next.config.js',
    `module.exports = { output: 'export', turbopack: { root: ${JSON.stringify(ROOT)} } };`,
  );
  write(
    'pages/index.js',
    `import { createElement } from 'react';\nexport default () => createElement('h1', null, 'Empty');`,
  );
  await promisify(execFile)(
    process.execPath,
    [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'],
    { cwd: FOLDER, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  );
  const { server, url } = await serveSite({ port: 0, folder: path.join(FOLDER, 'out') });
  try {
    const there = await visit(browser, url, SLOWER_THERE);
    const slower = findSlowness(there.work);
    return { slower, ...(await visit(browser, url, slower)) };
  } finally {
    server.close();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** @param work main-thread work of the empty page with the processor slowed down by `SLOWER_THERE`, in seconds. @returns to a tenth. */
export function findSlowness(work: number): number {
  return Math.max(1, Math.round((10 * SLOWER_THERE * WORK_THERE) / work) / 10);
}

const write = (file: string, text: string) => writeFileSync(path.join(FOLDER, file), text);

async function visit(browser: Browser, url: string, slower: number) {
  const work: number[] = [];
  const blocking: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await withSlowPage(browser, slower, async ({ page, client, rest }) => {
      await page.goto(url, { waitUntil: 'load' });
      await rest();
      work.push(await readWork(client));
      blocking.push(sumBlockingTime(await readRecorded(page)));
    });
  }
  return { work: getMedian(work), blocking: getMedian(blocking) };
}
