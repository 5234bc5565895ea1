/** Finds the Chromium for tests and budgets: an installed one, Playwright's download, or the system's package. */
import { existsSync } from 'node:fs';
import { spawnChild } from '../../src/node/spawnChild';
import { describeInstall, installSystemPackage } from './systemPackage';

/** Debian's headless Chromium, with which tests take a third less time. */
const HEADLESS_SHELL = {
  path: '/usr/bin/chromium-headless-shell',
  name: 'chromium-headless-shell',
};

const SYSTEM_PATHS = [
  HEADLESS_SHELL.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The time limit of Playwright's download in milliseconds. After it, the system's package manager is used. */
const DOWNLOAD_LIMIT = 5 * 60 * 1000;

/**
 * @param say is called with a line about the selected browser and about each installation.
 * @returns path of the executable.
 * @throws Error with a one-line remedy when there is no browser.
 */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const { chromium } = await import('playwright-core');
  const own = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  const onSystem = () => SYSTEM_PATHS.find((path) => existsSync(path));
  const sayMore = (line: string) => say(`Browser: ${line}`);
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM_PATH is ${named}, which doesn't exist: correct or unset it.`);
    }
    say(`Browser: ${named} (CHROMIUM_PATH)`);
    return named;
  }
  const isInstalled = onSystem() ?? own();
  if (process.env.CI && (!isInstalled || isInstalled === '/usr/bin/chromium')) {
    // If the headless shell can't be installed, the full Chromium is used, or Playwright's.
    await installSystemPackage(HEADLESS_SHELL.name, sayMore);
  }
  const found = onSystem() ?? own();
  if (found) {
    say(`Browser: ${found}`);
    return found;
  }
  say("Browser: none found, downloading Playwright's Chromium …");
  // The output of the download is long, and repetitive if the download fails.
  await spawnChild(['node_modules/playwright/cli.js', 'install', 'chromium'], {
    env: process.env,
    limit: DOWNLOAD_LIMIT,
    onOutput: () => undefined,
  });
  const downloaded = own();
  if (downloaded) {
    say(`Browser: ${downloaded} (Playwright's own)`);
    return downloaded;
  }
  say('Browser: the download failed.');
  await installSystemPackage(HEADLESS_SHELL.name, sayMore);
  if (!onSystem()) {
    await installSystemPackage('chromium', sayMore);
  }
  const installed = onSystem();
  if (!installed) {
    throw new Error(
      `There is no browser: ${describeInstall('chromium')}, or set CHROMIUM_PATH to the executable of Chromium or Chrome.`,
    );
  }
  say(`Browser: ${installed} (system package)`);
  return installed;
}
