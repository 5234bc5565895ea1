/** npm run coverage:props: the props that no page shows, and the share that is shown; fails below the level. */
import { checkCoverage } from '@/tools/coverage/checkCoverage';
import { runCommand } from '@/src/node/commands/runCommand';

void runCommand(checkCoverage);
