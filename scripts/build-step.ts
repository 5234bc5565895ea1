/** A step of `npm run build`, which starts this with its name: see src/node/commands/buildSite.ts. */
import { BUILD_STEPS, type BuildStep } from '@/src/node/commands/buildSteps';
import { runCommand } from '@/src/node/commands/runCommand';

const [name = ''] = process.argv.slice(2);
if (!(name in BUILD_STEPS)) {
  throw new Error(`"${name}" is no step of a build: ${Object.keys(BUILD_STEPS).join(', ')} are.`);
}
void runCommand(BUILD_STEPS[name as BuildStep]);
