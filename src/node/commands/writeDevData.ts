/** For npm run dev: writes the data that pages fetch. */
import path from 'node:path';
import { prepareApi } from '../api/store';
import { writeAnswers } from '../exporters/answers';
import { writeApiData } from '../exporters/apiData';
import { writeHistory } from '../exporters/history';
import { writeIconData } from '../exporters/iconData';
import { writeSearchIndex } from '../exporters/searchIndex';
import { writeEmptyEvidence } from '../exporters/evidence';
import { writeSizes } from '../exporters/sizes';
import { prepareFonts } from '../exporters/siteFont';
import { writeTailwindData } from '../exporters/tailwindData';
import { ROOT } from '../paths';

/**
 * Reads the packages if they changed, and writes the reference, icons, styles, search index, answers, sizes, and history into
 * `public/`.
 */
export async function writeDevData(): Promise<void> {
  await Promise.all([prepareApi(), prepareFonts()]);
  const folder = path.join(ROOT, 'public');
  await writeApiData(folder);
  await writeIconData(folder);
  await writeTailwindData(folder);
  await writeSearchIndex(folder);
  await writeAnswers(folder);
  await writeSizes(folder);
  await writeHistory(folder);
  await writeEmptyEvidence(folder);
}
