/** npm run budgets: wire bytes of the pages named in BUDGETS.md; fails over budget. */
import { checkBudgets } from '@/tools/budgets/checkBudgets';
import { runCommand } from '@/src/node/commands/runCommand';
import { findBrowser } from './browser.mjs';

void runCommand(async () => checkBudgets(await findBrowser(console.log)));
