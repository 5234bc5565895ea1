/** For npm run dev: reads the packages if they changed, and puts what pages fetch of the reference into public/. */
import path from 'node:path';
import { prepareApi } from '@/src/build/api/store';
import { runCommand } from '@/src/build/commands/runCommand';
import { writeApiData } from '@/src/build/outputs/apiData';
import { ROOT } from '@/src/build/paths';

void runCommand(async () => {
  await prepareApi();
  await writeApiData(path.join(ROOT, 'public'));
});
