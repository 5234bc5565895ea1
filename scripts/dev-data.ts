/** For npm run dev: reads the packages if they changed, and puts what pages fetch of them into public/. */
import path from 'node:path';
import { prepareApi } from '@/src/build/api/store';
import { runCommand } from '@/src/build/commands/runCommand';
import { writeApiData } from '@/src/build/outputs/apiData';
import { writeIconData } from '@/src/build/outputs/iconData';
import { prepareFonts } from '@/src/build/outputs/siteFont';
import { writeSearchIndex } from '@/src/build/outputs/searchIndex';
import { writeTailwindData } from '@/src/build/outputs/tailwindData';
import { ROOT } from '@/src/build/paths';

void runCommand(async () => {
  await Promise.all([prepareApi(), prepareFonts()]);
  const folder = path.join(ROOT, 'public');
  await writeApiData(folder);
  await writeIconData(folder);
  await writeTailwindData(folder);
  await writeSearchIndex(folder);
});
