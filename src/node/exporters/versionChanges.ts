/** What changed between versions, at `/version-changes.json`; see src/shared/versionChanges/versionChanges.ts. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import {
  VERSION_CHANGES_FILE,
  type VersionChangesFile,
} from '@/src/shared/versionChanges/versionChanges';
import { readPackageChanges } from '../content/reference/packageChanges';
import { getEmbedTexts } from '../embeds/embedTexts';
import { createBuildText } from '../i18n/languages';

/** @param folder the export, or `public/` for the development server. */
export async function writeVersionChanges(folder: string): Promise<void> {
  const file: VersionChangesFile = {
    packages: readPackageChanges(),
    texts: getEmbedTexts('versionChanges', createBuildText(DEFAULT_LANGUAGE)),
  };
  await writeFile(path.join(folder, VERSION_CHANGES_FILE), JSON.stringify(file));
}
