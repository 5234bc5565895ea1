/** For npm run dev: reads the packages if they changed, and puts what pages fetch of them into public/. */
import path from 'node:path';
import { prepareApi } from '@/src/node/api/store';
import { runCommand } from '@/src/node/commands/runCommand';
import { writeApiData } from '@/src/node/exporters/apiData';
import { writeIconData } from '@/src/node/exporters/iconData';
import { prepareFonts } from '@/src/node/exporters/siteFont';
import { writeSearchIndex } from '@/src/node/exporters/searchIndex';
import { writeTailwindData } from '@/src/node/exporters/tailwindData';
import { ROOT } from '@/src/node/paths';

void runCommand(async () => {
  await Promise.all([prepareApi(), prepareFonts()]);
  const folder = path.join(ROOT, 'public');
  await writeApiData(folder);
  await writeIconData(folder);
  await writeTailwindData(folder);
  await writeSearchIndex(folder);
});
