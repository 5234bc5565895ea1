/** Finds the Chromium that tests and budgets run in: one that is there, else Playwright's own, else the system's package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describeInstall, installSystemPackage } from './systemPackage';

/** Debian's Chromium without its windows: tests take two thirds of the time. */
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

/** Playwright's download gets this long, in milliseconds, before the system's package manager is asked. */
const DOWNLOAD_LIMIT = 5 * 60 * 1000;

/**
 * @param say gets a line about the browser that is used, and about what is installed.
 * @returns path of the executable.
 * @throws Error with one line that says what to do when there is none.
 */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const { chromium } = await import('playwright-core');
  const own = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  const onSystem = () => SYSTEM_PATHS.find((path) => existsSync(path));
  const sayMore = (line: string) => say(`Browser: ${line}`);
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM_PATH names ${named}, which is not there: correct it, or unset it.`);
    }
    say(`Browser: ${named} (CHROMIUM_PATH)`);
    return named;
  }
  if (process.env.CI && onSystem() === '/usr/bin/chromium') {
    // Where there is none, the browser that is there will do.
    installSystemPackage(HEADLESS_SHELL.name, sayMore);
  }
  const found = onSystem() ?? own();
  if (found) {
    say(`Browser: ${found}`);
    return found;
  }
  say("Browser: none found, downloading Playwright's Chromium …");
  // Output of the download is long and, when it is refused, repeats itself.
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT,
  });
  const downloaded = own();
  if (downloaded) {
    say(`Browser: ${downloaded} (Playwright's own)`);
    return downloaded;
  }
  say('Browser: the download failed.');
  installSystemPackage(HEADLESS_SHELL.name, sayMore);
  if (!onSystem()) {
    installSystemPackage('chromium', sayMore);
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
