/** Builds the copy of the site that the tests of services and languages visit; `npm test -- e2e` does so first. */
import { runCommand } from '@/src/build/commands/runCommand';
import { buildServicesSite } from '@/test/e2e/fixtures/servicesSite';

void runCommand(async () => {
  console.log(`Built the copy ${await buildServicesSite()}.`);
});
