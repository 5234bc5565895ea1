import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tools/chromiumArgs';
import type { EngineName } from './test/engines/choice';

/**
 * Browser tests of the export, by project. `npm test` runs those of the gate, and `npm run proof` runs all. Both build
 * the site and select the browser. Each worker serves the export on its own port: test/remembered.ts.
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that only passes on retry is broken.
  retries: 0,
  forbidOnly: true,
  // The limits are high because processors may be busy, and because some assertions wait for a whole page.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalSetup: './tools/proof/globalSetup.ts',
  reporter: [['./tools/proof/reporter.ts']],
  outputDir: 'test-results',
  // Snapshots are the same on every system.
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
    // The tests that decide whether a change may land. They check each behavior of the site on one page.
    { name: 'gate', testIgnore: '**/services/**', grepInvert: /@full/ },
    { name: 'services', testMatch: '**/services/**/*.spec.ts', grepInvert: /@full/ },
    // The plan of the run selects pages and demos: tools/proof/plan.ts.
    { name: 'crawl', testDir: 'test/crawl', timeout: 120_000 },
    { name: 'demos', testDir: 'test/demos', testIgnore: '**/use.spec.ts', timeout: 600_000 },
    // Every control of every demo, used carelessly.
    { name: 'use', testDir: 'test/demos', testMatch: '**/use.spec.ts', timeout: 300_000 },
    // Rare or slow cases, which only the full proof runs.
    { name: 'full', testIgnore: '**/services/**', grep: /@full/ },
    { name: 'full-services', testMatch: '**/services/**/*.spec.ts', grep: /@full/ },
    // The main tasks of readers in other engines than Chromium.
    ...(['firefox', 'webkit'] as const).map((engineName) => ({
      ...{ name: engineName, testDir: 'test/engines', timeout: 120_000 },
      use: { engineName },
    })),
  ],
});
