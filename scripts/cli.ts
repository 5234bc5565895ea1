/**
 * Runs the commands of this repository: `node --import tsx scripts/cli.ts build`. The scripts of package.json use
 * run.mjs, which first installs missing packages and then runs this file.
 *
 * Each command loads its own modules, so that commands start fast and work in a copy of the site, which has no tools/.
 */
import { type Commands, dispatch } from '@/src/node/commands/dispatch';
import { CommandError } from '@/src/node/errors';
import { runCommand } from '@/src/node/commands/runCommand';

const COMMANDS: Commands = {
  start: {
    title: 'builds the site if it changed, serves it, and receives its feedback',
    run: async () => {
      const { startSite } = await import('@/src/node/commands/startSite');
      return startSite();
    },
  },
  dev: {
    title: 'starts the development server; edits of Markdown, demos and code show without a reload',
    run: async () => {
      const { startDevServer } = await import('@/src/node/commands/startDevServer');
      return startDevServer();
    },
  },
  build: {
    title: 'builds the static site into out/; with --if-changed only if its inputs changed',
    options: { 'if-changed': { type: 'boolean' } },
    run: async ({ values }) => {
      const { buildSite } = await import('@/src/node/commands/buildSite');
      return (await buildSite({ onlyIfChanged: values['if-changed'] === true })) ? 0 : 1;
    },
  },
  serve: {
    title: 'serves out/ on http://localhost:3000, or on the port in PORT',
    run: async () => {
      const { serveSite } = await import('@/src/node/commands/serveSite');
      const { url } = await serveSite({
        port: Number(process.env.PORT ?? 3000),
        ...(process.env.HOST && { host: process.env.HOST }),
      });
      console.log(`\nFieldguide is at ${url}  (Ctrl+C to stop)`);
    },
  },
  'new-page': {
    title: 'creates Markdown, route and navigation entry of a page, such as /joy-ui/react-chip',
    usage: '<address>',
    run: async ({ positionals: [route] }) => {
      if (!route) {
        throw new CommandError(
          'Pass the address of the new page: npm run new-page -- /material-ui/react-chip',
        );
      }
      const { newPage } = await import('@/src/node/commands/newPage');
      const page = await newPage(route);
      console.log(`Wrote:\n${page.files.map((file) => `  ${file}`).join('\n')}`);
      console.log(
        [
          `Next: write the page (npm run dev, then http://localhost:3000${page.pathname}/), and check its place in ${page.navFile}.`,
          ...page.notes,
        ].join('\n'),
      );
    },
  },
  content: {
    title:
      'checks texts, links, anchors, demos, translations and navigation of all pages, without a build',
    run: async () => {
      const { runContentCheck } = await import('@/src/node/commands/runContentCheck');
      await runContentCheck();
    },
  },
  prose: {
    title: 'checks the style of all pages: sentences, headings, phrases, and links to components',
    usage: '[beginning of Markdown files]',
    run: async ({ positionals: [start] }) => {
      const { checkProse } = await import('@/tools/prose/checkProse');
      console.log(`${checkProse(start)} pages follow the rules of style`);
    },
  },
  listings: {
    title: 'type-checks the listings of all pages as they stand',
    usage: '[beginning of Markdown files]',
    run: async ({ positionals: [start] }) => {
      const { checkListings } = await import('@/tools/listings/checkListings');
      console.log(`${checkListings(start)} listings have no errors`);
    },
  },
  recipes: {
    title: 'installs, builds and starts the projects of pages as they stand',
    usage: '[recipe …]',
    run: async ({ positionals }) => {
      const { checkRecipes } = await import('@/tools/recipes/checkRecipes');
      const { findBrowser } = await import('@/tools/programs/browser');
      await checkRecipes(positionals, await findBrowser(console.log), console.log);
    },
  },
  migration: {
    title: 'makes the data of the migration pages again: it installs earlier versions and codemods',
    run: async () => {
      const { updateMigration } = await import('@/tools/migration/updateMigration');
      await updateMigration(console.log);
    },
  },
  history: {
    title:
      'records since when the packages have each prop, slot, and class; --check: compares a sample',
    options: { check: { type: 'boolean' } },
    run: async ({ values }) => {
      const { checkHistory, recordHistory } = await import('@/tools/history/recordHistory');
      await (values.check === true ? checkHistory(console.log) : recordHistory(console.log));
    },
  },
  mcp: {
    title: 'serves the documentation to assistants, over stdin and stdout',
    run: async () => {
      const { serveMcp } = await import('@/src/node/commands/serveMcp');
      serveMcp();
    },
  },
  'api-report': {
    title: 'reads the packages if they changed; prints counts, disagreements and choices',
    run: async () => {
      const { reportApi } = await import('@/src/node/commands/reportApi');
      await reportApi();
    },
  },

  test: {
    title: 'runs everything that decides whether a change may land, or the named parts and pages',
    usage: '[part or address …] [--fresh]',
    isRaw: true,
    run: async ({ args }) => {
      const { runGate } = await import('@/tools/proof/commands');
      return (await runGate(args)) ? 0 : 1;
    },
  },
  proof: {
    title: 'checks every page and demo in all settings, and runs all tests: docs/quality.md',
    usage: '[part or address …] [--changed] [--fresh] [--shard 2/8] [--merge folder …]',
    isRaw: true,
    run: async ({ args }) => {
      const { runProof } = await import('@/tools/proof/commands');
      return (await runProof(args)) ? 0 : 1;
    },
  },
  evidence: {
    title: 'writes the evidence of accessibility into out/, from the reports of the proof',
    usage: '[folder of a report …]',
    run: async ({ positionals }) => {
      const { writeEvidence } = await import('@/tools/proof/evidence');
      const { REPORT_FOLDER } = await import('@/tools/proof/run');
      const { pages, failed } = writeEvidence(
        positionals.length > 0 ? positionals : [REPORT_FOLDER],
      );
      console.log(`${pages} component pages have evidence, ${failed} of them with failures`);
    },
  },
  budgets: {
    title: 'compares the transferred bytes of pages with tools/budgets/limits.ts',
    run: async () => {
      const { checkBudgets } = await import('@/tools/budgets/checkBudgets');
      const { findBrowser } = await import('@/tools/programs/browser');
      await checkBudgets(await findBrowser(console.log));
    },
  },
  bench: {
    title:
      'measures times, bytes, build and memory, or some parts; `growth 50 500` measures larger sites',
    usage: '[part …]',
    run: async ({ positionals }) => {
      const { runBench } = await import('@/tools/bench/runBench');
      const { findBrowser } = await import('@/tools/programs/browser');
      await runBench({ words: positionals, executablePath: await findBrowser(console.log) });
    },
  },
  supply: {
    title:
      'checks licenses, lockfile, install scripts, policy; --list: all packages; --advisories: only these',
    options: { list: { type: 'boolean' }, advisories: { type: 'boolean' } },
    run: async ({ values }) => {
      if (values.advisories !== true) {
        const { checkSupply } = await import('@/tools/supply/checkSupply');
        checkSupply({ list: values.list === true });
        return 0;
      }
      const { checkAdvisories } = await import('@/tools/supply/checkAdvisories');
      const { NOT_CHECKED } = await import('@/tools/exitCodes');
      return checkAdvisories() ? 0 : NOT_CHECKED;
    },
  },
  'coverage-props': {
    title: 'lists props that no page shows, and the share that is shown; fails below the minimum',
    run: async () => {
      const { checkCoverage } = await import('@/tools/coverage/checkCoverage');
      await checkCoverage();
    },
  },
  architecture: {
    title: 'compares docs/architecture with the imports in the code; --write updates its drawings',
    options: { write: { type: 'boolean' } },
    run: async ({ values }) => {
      const { checkArchitecture } = await import('@/tools/architecture/checkArchitecture');
      console.log(checkArchitecture({ write: values.write === true }));
    },
  },
  requirements: {
    title: 'checks that every statement of docs/requirements.md has a test that names it',
    run: async () => {
      const { checkRequirements } = await import('@/tools/requirements/checkRequirements');
      checkRequirements();
    },
  },
  container: {
    title: 'builds and starts the container of the feedback receiver',
    run: async () => {
      const { checkContainer, findBuilder } = await import('@/tools/container/checkContainer');
      const { NOT_CHECKED } = await import('@/tools/exitCodes');
      const builder = findBuilder();
      if (!builder) {
        console.log('Container: not checked, neither docker nor podman works on this machine');
        return NOT_CHECKED;
      }
      await checkContainer(builder);
      console.log(`Container: built and started with ${builder}`);
      return 0;
    },
  },
  'node-version': {
    title: 'builds the site and runs the unit tests with another Node, such as 24.21.0',
    usage: '<version>',
    run: async ({ positionals: [version] }) => {
      const { listNodeVersions, tryNode } = await import('@/tools/proof/nodeVersions');
      if (version === undefined) {
        throw new CommandError(`Pass a version, such as ${listNodeVersions().join(' or ')}.`);
      }
      tryNode(version);
    },
  },
  'services-site': {
    title: 'builds the site that the tests of services and languages visit, if it changed',
    run: async () => {
      const { SERVICES_SITE } = await import('@/test/e2e/fixtures/servicesSite');
      const { buildSiteCopy } = await import('@/test/e2e/fixtures/siteCopy');
      console.log(`Built the copy ${await buildSiteCopy(SERVICES_SITE)}.`);
    },
  },

  'build-step': {
    title: 'runs a step of `build`, which starts it as a separate process',
    usage: '<step>',
    run: async ({ positionals: [name = ''] }) => {
      const { runBuildStep } = await import('@/src/node/commands/buildSteps');
      await runBuildStep(name);
    },
  },
  'dev-markdown': {
    title: 'renders pages as Markdown for `dev`, which sends it addresses',
    run: async () => {
      const { answerMessages } = await import('@/src/node/commands/renderAddress');
      answerMessages();
    },
  },
  'dev-data': {
    title: 'run by `dev` first: reads the packages, and writes the data that pages fetch',
    run: async () => {
      const { writeDevData } = await import('@/src/node/commands/writeDevData');
      await writeDevData();
    },
  },
};

void runCommand(async () => {
  process.exitCode = await dispatch(COMMANDS, process.argv.slice(2));
});
