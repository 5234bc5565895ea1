/** The file for the evidence of accessibility, which `npm run evidence` replaces after the tests. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EVIDENCE_FILE, type Evidence } from '@/src/shared/evidence';

/**
 * Writes a file without results, so that the page that shows them finds it.
 * @param folder the export, or `public/` for the development server.
 */
export async function writeEmptyEvidence(folder: string): Promise<void> {
  const evidence: Evidence = { commit: '', axe: '', pages: {} };
  await writeFile(path.join(folder, EVIDENCE_FILE), JSON.stringify(evidence));
}
