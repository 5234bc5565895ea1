import type { Browser } from 'playwright-core';

/** The bytes that a first visit transfers, including headers. */
export interface PageWeight {
  html: number;
  /** JavaScript that arrived before the load event. */
  scriptUntilLoad: number;
  /** All JavaScript, until the page is idle. */
  script: number;
  total: number;
  requests: number;
}

/** A page without activity for this long is idle, in milliseconds. */
const REST_MS = 1500;

/**
 * Visits a page in a fresh profile and weighs what comes.
 * @param browser a Chromium, for its protocol reports bytes as they were on the wire.
 * @throws Error when there is no such page.
 */
export async function measurePage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const weight: PageWeight = { html: 0, scriptUntilLoad: 0, script: 0, total: 0, requests: 0 };
    const types = new Map<string, string>();
    let loaded = false;
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.url.startsWith(new URL(url).origin)) {
        types.set(requestId, type);
      }
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      if (!type) {
        return;
      }
      weight.requests += 1;
      weight.total += encodedDataLength;
      if (type === 'Document') {
        weight.html += encodedDataLength;
      } else if (type === 'Script') {
        weight.script += encodedDataLength;
        weight.scriptUntilLoad += loaded ? 0 : encodedDataLength;
      }
    });
    // The event uses the session of the byte counts, so earlier bytes have already been counted.
    client.on('Page.loadEventFired', () => {
      loaded = true;
    });
    await client.send('Page.enable');
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) {
      throw new Error(
        `${url} responded with ${response?.status() ?? 'nothing'}: is the page exported?`,
      );
    }
    await waitForRest(page, () => weight.requests);
    return weight;
  } finally {
    await context.close();
  }
}

async function waitForRest(
  page: { waitForTimeout: (ms: number) => Promise<void> },
  count: () => number,
): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    await page.waitForTimeout(REST_MS);
  }
}
