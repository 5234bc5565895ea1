/** Builds the site that the tests of services and languages visit, unless it is up to date; `npm test` does so first. */
import { runCommand } from '@/src/node/commands/runCommand';
import { SERVICES_SITE } from '@/test/e2e/fixtures/servicesSite';
import { buildSiteCopy } from '@/test/e2e/fixtures/siteCopy';

void runCommand(async () => {
  console.log(`Built the copy ${await buildSiteCopy(SERVICES_SITE)}.`);
});
