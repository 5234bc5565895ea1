/** What changed between versions, at `/version-changes.json`; see src/shared/versionChanges/versionChanges.ts. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VERSION_CHANGES_FILE } from '@/src/shared/versionChanges/versionChanges';
import { readPackageChanges } from '../content/reference/packageChanges';

/** @param folder the export, or `public/` for the development server. */
export async function writeVersionChanges(folder: string): Promise<void> {
  await writeFile(path.join(folder, VERSION_CHANGES_FILE), JSON.stringify(readPackageChanges()));
}
