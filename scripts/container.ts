/** Part of `npm run proof`: builds and starts the container of the receiver. Ends with code 3 where there is no builder. */
import { NOT_CHECKED } from '@/tools/exitCodes';
import { runCommand } from '@/src/node/commands/runCommand';
import { checkContainer, findBuilder } from '@/tools/container/checkContainer';

void runCommand(async () => {
  const builder = findBuilder();
  if (builder) {
    await checkContainer(builder);
    console.log(`Container: built and started with ${builder}`);
  } else {
    console.log('Container: not checked, neither docker nor podman works on this machine');
    process.exitCode = NOT_CHECKED;
  }
});
