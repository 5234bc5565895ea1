import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './src/build/commands/chromiumArgs';

/** Tests of the exported site in a real browser. `npm test -- e2e` builds it and names the browser. */
const PORT = 4173;

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  // A second attempt tells a defect from a disturbed machine; npm test names those that needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Of a machine whose processors are busy, with a whole page in what is expected.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: CHROMIUM_ARGS,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The ports of services outside are built into that site: one test at a time, beside those of the site.
    { name: 'services', testMatch: '**/services/**/*.spec.ts', workers: 1 },
    { name: 'site', testIgnore: '**/services/**' },
    // Every page of the export: npm run crawl.
    { name: 'crawl', testDir: 'test/crawl' },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
