/** npm run api:report: reads the packages if they changed, and prints counts, disagreements and choices. */
import { reportApi } from '@/src/build/commands/reportApi';
import { runCommand } from '@/src/build/commands/runCommand';

void runCommand(reportApi);
