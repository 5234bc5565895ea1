/** A first visit with a fresh profile on a slow phone. */
import type { Browser, CDPSession, Page } from 'playwright-core';

/** A slow mobile network, 1.6 Mbit/s. The processor is slowed down by what `calibrate` finds. */
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;

/** A page without activity for this long is idle. In milliseconds. */
const REST_MS = 1500;

export interface SlowPage {
  page: Page;
  client: CDPSession;
  /** Waits until no request and no long task occurred for 1.5 s. */
  rest: () => Promise<void>;
}

/** The data that the page records from its start. Times are in milliseconds since navigation. */
export interface Recorded {
  longTasks: { start: number; duration: number }[];
  shifts: { start: number; value: number }[];
  firstContentfulPaint: number | undefined;
  /** The last one: the browser reports an element each time that it is larger than all before. */
  largestContentfulPaint: number | undefined;
}

/** Opens a page in a fresh profile, runs the work, and closes the profile. @param slower slowdown factor. */
export async function withSlowPage<Result>(
  browser: Browser,
  slower: number,
  work: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await client.send('Performance.enable');
    let requests = 0;
    const open = new Set<string>();
    client.on('Network.requestWillBeSent', ({ requestId, documentURL, request, type }) => {
      requests += 1;
      // The end of a worker's script is only reported to the worker's session, not to the page's.
      if (type !== 'Script' || documentURL !== request.url) {
        open.add(requestId);
      }
    });
    client.on('Network.loadingFinished', ({ requestId }) => open.delete(requestId));
    client.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
    // tsx uses esbuild, which adds a helper for function names that pages don't have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(record);
    const rest = async () => {
      for (let before = -1, now = 0; before !== now || open.size > 0;) {
        before = now;
        await page.waitForTimeout(REST_MS);
        now = requests + (await readRecorded(page)).longTasks.length;
      }
    };
    return await work({ page, client, rest });
  } finally {
    await context.close();
  }
}

export const readRecorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { benchRecorded: Recorded }).benchRecorded);

/** Returns the main-thread work since navigation, in seconds. */
export async function readWork(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

/** Runs in the page before its own scripts. */
function record(): void {
  const recorded: Recorded = {
    longTasks: [],
    shifts: [],
    firstContentfulPaint: undefined,
    largestContentfulPaint: undefined,
  };
  Object.assign(window, { benchRecorded: recorded });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('longtask', ({ startTime, duration }) =>
    recorded.longTasks.push({ start: startTime, duration }),
  );
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) {
      recorded.shifts.push({ start: entry.startTime, value });
    }
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    recorded.largestContentfulPaint = startTime;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') {
      recorded.firstContentfulPaint = startTime;
    }
  });
}

/**
 * Calculates the total blocking time: of each long task that ends between the first contentful paint and the idle
 * state, the part over 50 ms after the paint.
 * @throws Error when nothing was painted.
 */
export function sumBlockingTime({ longTasks, firstContentfulPaint }: Recorded): number {
  if (firstContentfulPaint === undefined) {
    throw new Error('The page painted nothing: is it visible?');
  }
  return longTasks.reduce((sum, { start, duration }) => {
    const behindPaint = start + duration - Math.max(start, firstContentfulPaint);
    return sum + Math.max(0, behindPaint - 50);
  }, 0);
}

/** CLS: the largest sum of shifts in a window of at most 5 s without a pause of 1 s. */
export function findLayoutShift({ shifts }: Pick<Recorded, 'shifts'>): number {
  let most = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { start, value } of shifts) {
    if (start - last >= 1000 || start - first >= 5000) {
      sum = 0;
      first = start;
    }
    sum += value;
    last = start;
    most = Math.max(most, sum);
  }
  return most;
}
