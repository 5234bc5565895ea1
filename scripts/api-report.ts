/** npm run api:report: reads the packages if they changed, and prints counts, disagreements and choices. */
import { reportApi } from '@/src/node/commands/reportApi';
import { runCommand } from '@/src/node/commands/runCommand';

void runCommand(reportApi);
