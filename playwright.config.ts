import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tools/chromiumArgs';
import type { EngineName } from './test/engines/choice';

/**
 * Tests of the exported site in a real browser, by projects. `npm test` runs those of the gate, `npm run proof` all;
 * both build the site and name the browser. Each worker serves the export on a port of its own: test/remembered.ts.
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at its second attempt is not in order.
  retries: 0,
  forbidOnly: true,
  // Of a machine whose processors are busy, with a whole page in what is expected.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalSetup: './tools/proof/globalSetup.ts',
  reporter: [['./tools/proof/reporter.ts']],
  outputDir: 'test-results',
  // The same on every system.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: CHROMIUM_ARGS,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    // What decides whether a change may land: each behaviour of the site on one page.
    { name: 'gate', testIgnore: '**/services/**', grepInvert: /@full/ },
    { name: 'services', testMatch: '**/services/**/*.spec.ts', grepInvert: /@full/ },
    // Pages and demos, as many as the plan of the run says: tools/proof/plan.ts.
    { name: 'crawl', testDir: 'test/crawl', timeout: 120_000 },
    { name: 'demos', testDir: 'test/demos', timeout: 600_000 },
    // What is rare or slow: the full proof alone has time for it.
    { name: 'full', testIgnore: '**/services/**', grep: /@full/ },
    { name: 'full-services', testMatch: '**/services/**/*.spec.ts', grep: /@full/ },
    // What readers do, in the engines besides Chromium's.
    ...(['firefox', 'webkit'] as const).map((engineName) => ({
      ...{ name: engineName, testDir: 'test/engines', timeout: 120_000 },
      use: { engineName },
    })),
  ],
});
