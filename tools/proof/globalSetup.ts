/** Runs before all browser tests, and collects the inputs that all their verdicts share. */
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../chromiumArgs';
import { getFingerprint } from '../../src/node/commands/fingerprint';
import { readExportHashes } from './exportHashes';
import { getOut, writeRunEnvironment } from './runEnvironment';
import { removeFoldersAtExit } from './tempFolders.mjs';

export default async function setup(): Promise<void> {
  removeFoldersAtExit();
  writeRunEnvironment({
    browser: await readBrowserVersion(),
    wholeExport: readExportHashes(getOut()).getWhole(),
    sources: getFingerprint(),
  });
}

/** Starts the browser to get its version, because on Windows it doesn't support `--version`. */
async function readBrowserVersion(): Promise<string> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_ARGS,
  });
  try {
    return `${browser.browserType().name()} ${browser.version()}`;
  } finally {
    await browser.close();
  }
}
