/**
 * Measures the speed of this machine with an empty page (Next, React, one heading). The figures of other sites were
 * measured on another machine. They are comparable where the empty page takes as long as it did there.
 */
import type { Browser } from 'playwright-core';
import { withEmptyPage } from './emptyPage';
import { getMedian } from './results';
import { readRecorded, readWork, sumBlockingTime, withSlowPage } from './slowPage';

/** The slowdown factor of the processor in those measurements. */
export const REFERENCE_SLOWDOWN = 4;
/** Main-thread work of the empty page in those measurements, in seconds. */
const WORK_THERE = 0.2;

const RUNS = 5;

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
  return withEmptyPage(async (url) => {
    const there = await visit(browser, url, REFERENCE_SLOWDOWN);
    const slower = findSlowness(there.work);
    return { slower, ...(await visit(browser, url, slower)) };
  });
}

/** @param work main-thread work of the empty page with the processor slowed down by `REFERENCE_SLOWDOWN`, in seconds. @returns to a tenth. */
export function findSlowness(work: number): number {
  return Math.max(1, Math.round((10 * REFERENCE_SLOWDOWN * WORK_THERE) / work) / 10);
}

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
