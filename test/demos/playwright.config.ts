import path from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

const ROOT = path.resolve(__dirname, '../..');

/** Every demo of the export in a real browser: `npm test -- demos`, or `npm run demos -- --full`. */
export default defineConfig({
  ...site,
  testDir: __dirname,
  testMatch: '*.spec.ts',
  projects: [{ name: 'demos' }],
  // A page with thirty demos under four settings.
  timeout: 600_000,
  // A demo that passes only at the second attempt is not in order.
  retries: 0,
  outputDir: path.join(ROOT, 'test-results/demos'),
  reporter: [
    ['line'],
    ['json', { outputFile: path.join(ROOT, '.cache/playwright.json') }],
    ['./reporter.ts'],
  ],
  webServer: { ...(site.webServer as object), cwd: ROOT } as NonNullable<typeof site.webServer>,
});
