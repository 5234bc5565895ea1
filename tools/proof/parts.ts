/** The parts of the gate and of the full proof: commands, requirements, and inputs of verdicts. */
import { isContent } from './contentFiles';
import { listNodeVersions } from './nodeVersions';

/** What a part requires before it can run. */
export type Need = 'export' | 'services site' | 'browser' | 'engines' | 'nginx' | 'postgres';

export interface Part {
  name: string;
  /** A description for people. */
  title: string;
  /** Arguments for Node. */
  args: readonly string[];
  /**
   * How its tests are counted: by the report of a test runner, or as one check with an exit code. The exit code of
   * tools/exitCodes.ts means that the check couldn't run.
   */
  runner: 'command' | 'jest' | 'playwright';
  needs?: readonly Need[];
  /**
   * Returns whether its verdict depends on a file of the repository. Without it, the part as a whole is never
   * remembered.
   */
  dependsOn?: (file: string) => boolean;
  /** The time limit in minutes: several times the duration on a slow machine. */
  limit: number;
}

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const isCode = (file: string) => !isContent(file);

const jestArgs = (project: string, ...args: string[]) => [
  // Tests create much garbage. A larger young generation saves an eighth of the processor time.
  '--max-semi-space-size=64',
  JEST,
  `--selectProjects=${project}`,
  ...args,
  // A failed test may leave a server behind, which would prevent the process from exiting.
  '--forceExit',
];

const BUILD: Part = {
  name: 'build',
  title: 'The build of the site',
  args: ['scripts/run.mjs', 'build', '--if-changed'],
  runner: 'command',
  limit: 20,
};

/** The second site is built before the browser tests because Playwright's workers share it. */
const SERVICES_SITE: Part = {
  name: 'services-site',
  title: 'The build of a small site with ads, analytics, feedback and a second language',
  args: ['--import', 'tsx', 'scripts/cli.ts', 'services-site'],
  runner: 'command',
  needs: ['export'],
  limit: 15,
};

/**
 * The parts that need no browser, in starting order. The build and what fails fast come first, then long parts, so that
 * the two that run side by side end at about the same time.
 */
const WITHOUT_BROWSER: readonly Part[] = [
  BUILD,
  {
    name: 'unused',
    title: 'Unused files, exports and packages',
    // An exception in knip.config.ts that is no longer needed is an error as well.
    args: ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
    runner: 'command',
    dependsOn: (file) => /\.(ts|tsx|mts|mjs|cjs|js|json|css|md)$/.test(file),
    limit: 10,
  },
  {
    name: 'format',
    title: 'Formatting of all files',
    args: [
      'node_modules/prettier/bin/prettier.cjs',
      ...['.', '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier'],
    ],
    runner: 'command',
    dependsOn: () => true,
    limit: 10,
  },
  {
    name: 'requirements',
    title: 'Every statement of the specification has a test',
    args: ['--import', 'tsx', 'scripts/cli.ts', 'requirements'],
    runner: 'command',
    // The table names files of every kind.
    dependsOn: () => true,
    limit: 5,
  },
  {
    name: 'architecture',
    title: 'Imports between folders, their drawings, and links in the documents',
    args: ['--import', 'tsx', 'scripts/cli.ts', 'architecture'],
    runner: 'command',
    // Links can refer to files of every kind.
    dependsOn: () => true,
    limit: 5,
  },
  {
    name: 'types',
    title: 'Types of all files',
    args: ['node_modules/typescript/bin/tsc', '--noEmit'],
    runner: 'command',
    dependsOn: (file) => /\.(ts|tsx|mts|mjs|cjs|json)$/.test(file),
    limit: 10,
  },
  {
    name: 'lint',
    title: 'Lint rules',
    args: [
      'node_modules/eslint/bin/eslint.js',
      ...['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
    ],
    runner: 'command',
    dependsOn: (file) => /\.(ts|tsx|mts|mjs|cjs|js|json|css)$/.test(file),
    limit: 10,
  },
  {
    name: 'unit',
    title: 'Unit tests of code',
    args: jestArgs('pure', '--maxWorkers=1'),
    runner: 'jest',
    dependsOn: isCode,
    limit: 15,
  },
  SERVICES_SITE,
  {
    name: 'content',
    title: 'Tests over all pages and all API entries',
    args: jestArgs('content', '--maxWorkers=1'),
    runner: 'jest',
    needs: ['export'],
    dependsOn: (file) => !/^(test\/(e2e|crawl|demos|services)|services)\//.test(file),
    limit: 15,
  },
  {
    name: 'receiver',
    title: 'The feedback receiver, over HTTP',
    args: jestArgs('services', '--maxWorkers=1'),
    runner: 'jest',
    needs: ['postgres'],
    dependsOn: (file) =>
      isCode(file) && !file.startsWith('test/e2e/') && !file.startsWith('src/site/'),
    limit: 15,
  },
  {
    name: 'listings',
    title: 'Types of the listings of all pages, as they stand',
    args: ['--import', 'tsx', 'scripts/cli.ts', 'listings'],
    runner: 'command',
    dependsOn: (file) => /\.(ts|mjs|json|md)$/.test(file) || file.startsWith('pages/'),
    limit: 5,
  },
  {
    name: 'prose',
    title: 'The style of all pages: sentences, headings, phrases, and links to components',
    args: ['--import', 'tsx', 'scripts/cli.ts', 'prose'],
    runner: 'command',
    dependsOn: (file) => /\.(ts|mjs|json|md)$/.test(file) || file.startsWith('pages/'),
    limit: 5,
  },
  {
    name: 'export',
    title: 'Structure of all exported pages',
    args: jestArgs('export', '--maxWorkers=1'),
    runner: 'jest',
    needs: ['export', 'nginx'],
    limit: 10,
  },
  {
    name: 'coverage',
    title: 'Coverage of props by pages',
    args: ['scripts/run.mjs', 'coverage-props'],
    runner: 'command',
    limit: 5,
  },
  {
    name: 'supply',
    title: 'Licenses, lockfile, install scripts, policy',
    args: ['scripts/run.mjs', 'supply'],
    runner: 'command',
    needs: ['export'],
    limit: 5,
  },
];

/** Names of projects in playwright.config.ts. */
const GATE_PROJECTS = ['gate', 'services', 'crawl', 'demos', 'use'] as const;
const FULL_PROJECTS = [...GATE_PROJECTS, 'full', 'full-services'] as const;

/** Browser tests. All projects share one run of Playwright, which keeps its workers busy until the end. */
export function createBrowserPart(
  projects: readonly string[],
  extra: readonly string[] = [],
): Part {
  return {
    name: 'browser',
    title: `Browser tests: ${projects.join(', ')}`,
    args: [PLAYWRIGHT, 'test', ...projects.map((name) => `--project=${name}`), ...extra],
    runner: 'playwright',
    needs: [
      'export',
      'browser',
      ...(projects.some((name) => name.endsWith('services')) ? (['services site'] as const) : []),
    ],
    limit: 600,
  };
}

/**
 * Names of projects in playwright.config.ts. They run one after the other because parallel browsers slow each other
 * down.
 */
const ENGINES: Part = {
  name: 'engines',
  title: 'Main tasks in Firefox and WebKit',
  args: [PLAYWRIGHT, 'test', '--project=firefox', '--project=webkit', '--workers=1'],
  runner: 'playwright',
  // Playwright's global setup always needs Chromium to read its version.
  needs: ['export', 'browser', 'engines'],
  // axe runs on every component page in both engines.
  limit: 180,
};

const BUDGETS: Part = {
  name: 'budgets',
  title: 'Bytes over the wire',
  args: ['scripts/run.mjs', 'budgets'],
  runner: 'command',
  needs: ['export', 'browser'],
  limit: 10,
};

/** Unit tests that are slow and rarely fail. */
const FULL_UNIT: Part = {
  name: 'unit-full',
  title: 'Unit tests of the full proof',
  args: jestArgs('full', '--maxWorkers=2'),
  runner: 'jest',
  needs: ['export'],
  limit: 60,
};

/** Its verdict depends on the seed, so it is never remembered. */
const FUZZ: Part = {
  name: 'fuzz',
  title: 'Generated hostile values for everything that reads what others wrote',
  args: jestArgs('fuzz', '--maxWorkers=1'),
  runner: 'jest',
  limit: 30,
};

const NODES: readonly Part[] = listNodeVersions().map((version) => ({
  name: `node-${version}`,
  title: `The build and the unit tests of code on Node ${version}`,
  args: ['--import', 'tsx', 'scripts/cli.ts', 'node-version', version],
  runner: 'command',
  dependsOn: () => true,
  limit: 90,
}));

/** New advisories aren't caused by changes in this repository, so only the full proof checks them. */
const ADVISORIES: Part = {
  name: 'advisories',
  title: 'Advisories of the registry',
  args: ['scripts/run.mjs', 'supply', '--advisories'],
  runner: 'command',
  limit: 5,
};

/** Runs only if docker or podman is available. The gate checks the container definition without them. */
const CONTAINER: Part = {
  name: 'container',
  title: 'The container of the feedback receiver, built and started',
  args: ['scripts/run.mjs', 'container'],
  runner: 'command',
  limit: 30,
};

/** Installs packages from the registry, so only the full proof runs it. */
const RECIPES: Part = {
  name: 'recipes',
  title: 'The projects of pages, installed, built and started as they stand',
  args: ['scripts/run.mjs', 'recipes'],
  runner: 'command',
  needs: ['browser'],
  limit: 60,
};

/** The receiver as a process, with faults of disks, processes, clocks and clients. Its log has a table of what was lost. */
const FAULTS: Part = {
  name: 'faults',
  title: 'The feedback receiver under faults, on both databases',
  args: jestArgs('services-full', '--maxWorkers=1'),
  runner: 'jest',
  needs: ['postgres'],
  limit: 60,
};

/** Parts that start in their order, as many at a time as `concurrent` says. */
export interface Stage {
  title: string;
  parts: readonly Part[];
  concurrent: 1 | 2;
}

/** The parts that provide a requirement. */
export const PROVIDERS: Partial<Record<Need, string>> = {
  export: BUILD.name,
  'services site': SERVICES_SITE.name,
};

/** Project names of Playwright, which the command line accepts in addition to names of parts. */
export const PROJECTS: readonly string[] = FULL_PROJECTS;

/**
 * Lists the stages of a run.
 * @param kind the gate, or the full proof.
 * @param shard the part of the browser tests to run, such as `2/8`. All other parts belong to the first shard.
 */
export function listStages(kind: 'gate' | 'proof', shard?: string): Stage[] {
  const isFirst = shard === undefined || shard.startsWith('1/');
  const extra = shard === undefined ? [] : [`--shard=${shard}`];
  return [
    {
      title: 'Sources and build',
      parts: isFirst ? WITHOUT_BROWSER : [BUILD, SERVICES_SITE],
      concurrent: 2,
    },
    ...(isFirst && kind === 'proof'
      ? ([
          {
            title: 'Slow unit tests, hostile values, advisories, container, recipes',
            parts: [FULL_UNIT, FUZZ, ADVISORIES, CONTAINER, RECIPES],
            concurrent: 2,
          },
          // Each uses all processors.
          { title: 'Other versions of Node', parts: NODES, concurrent: 1 },
          // It measures times, so nothing else runs meanwhile.
          { title: 'Faults of the receiver', parts: [FAULTS], concurrent: 1 },
          { title: 'Other engines', parts: [ENGINES], concurrent: 1 },
        ] as const)
      : []),
    {
      title: 'Browsers and bytes',
      parts: [
        createBrowserPart(kind === 'gate' ? GATE_PROJECTS : FULL_PROJECTS, extra),
        // Bytes don't depend on the load of the machine, and this part mostly waits.
        ...(isFirst ? [BUDGETS] : []),
      ],
      concurrent: 2,
    },
  ];
}
