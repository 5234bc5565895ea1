/** Support for tests of the projects that pages offer as ZIP files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { makeFolder } from '../unit/support/temp';
import type { Page } from './support';

/**
 * Unpacks the ZIP file that an action downloads.
 * @returns the folder of the project, in a new folder.
 */
export async function unpackDownload(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const archive = unzipSync(readFileSync(await download.path()));
  const files = Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)]);
  const base = makeFolder(Object.fromEntries(files));
  return path.join(base, download.suggestedFilename().replace(/\.zip$/, ''));
}
