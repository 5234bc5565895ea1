/** npm test -- requirements: every statement of docs/requirements.md has a test that names it. */
import { runCommand } from '@/src/node/commands/runCommand';
import { checkRequirements } from '@/tools/requirements/checkRequirements';

void runCommand(async () => checkRequirements());
