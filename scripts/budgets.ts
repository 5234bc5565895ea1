/** npm run budgets: wire bytes of pages against the limits of tools/budgets/limits.ts. */
import { checkBudgets } from '@/tools/budgets/checkBudgets';
import { runCommand } from '@/src/node/commands/runCommand';
import { findBrowser } from './browser.mjs';

void runCommand(async () => checkBudgets(await findBrowser(console.log)));
