// @ts-check

const SUPPORT = '<rootDir>/test/unit/support';

/** Unit tests that read files under `data/`, all entries of the packages, or the export. */
const CONTENT = '\\.content\\.test\\.tsx?$';
/** Tests that only the full proof runs because their subjects rarely change. */
const FULL = '\\.full\\.test\\.tsx?$';
/** Tests with thousands of generated values, which only the full proof runs. */
const FUZZ = '\\.fuzz\\.test\\.ts$';

/** @type {import('jest').Config} */
const base = {
  rootDir: '.',
  setupFilesAfterEnv: [`${SUPPORT}/waitLonger.ts`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/unit/cssModule.cjs',
    '\\.css$': '<rootDir>/test/unit/emptyModule.cjs',
    '^@/(.*)$': '<rootDir>/$1',
  },
  transform: {
    '\\.(ts|tsx|js|mjs|cjs)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Only packages that are ES modules need the transform. The large CommonJS packages don't.
  transformIgnorePatterns: [
    '/node_modules/(@babel|@emotion|@mui|typescript|prettier|prismjs|react|react-dom|next|postcss|tailwindcss|@tailwindcss|jsdom|zod|pg|fastify|@fastify)/',
  ],
  cacheDirectory: '<rootDir>/.cache/jest',
};

/**
 * To run one project, use `jest --selectProjects pure`.
 * @type {import('jest').Config}
 */
const config = {
  // The limit is high for busy machines. Jest only reads it here.
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      // These tests read neither the export nor files under data/ (test/unit/support/withoutContent.ts prevents it), so
      // their verdicts stay valid while only content changes.
      displayName: 'pure',
      roots: ['<rootDir>/test/unit'],
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [CONTENT, FULL, FUZZ],
      globalSetup: `${SUPPORT}/readPackages.mjs`,
      setupFiles: [`${SUPPORT}/provideParts.ts`],
      setupFilesAfterEnv: [...(base.setupFilesAfterEnv ?? []), `${SUPPORT}/withoutContent.ts`],
    },
    {
      ...base,
      // These tests read the packages, files under data/, and the data that the build creates from them, so they need a
      // build.
      displayName: 'content',
      roots: ['<rootDir>/test/unit'],
      testMatch: ['**/*.content.test.{ts,tsx}'],
      globalSetup: `${SUPPORT}/findExport.mjs`,
      setupFiles: [`${SUPPORT}/provideParts.ts`, `${SUPPORT}/shareBuild.ts`],
    },
    {
      ...base,
      // These tests read the export.
      displayName: 'export',
      roots: ['<rootDir>/test'],
      testMatch: ['<rootDir>/test/export/**/*.test.{ts,tsx}'],
      globalSetup: `${SUPPORT}/findExport.mjs`,
      setupFiles: [`${SUPPORT}/shareBuild.ts`],
    },
    {
      ...base,
      displayName: 'services',
      roots: ['<rootDir>/test/services'],
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [FULL],
      globalSetup: '<rootDir>/test/services/setup.mjs',
    },
    {
      ...base,
      displayName: 'services-full',
      roots: ['<rootDir>/test/services'],
      testMatch: ['**/*.full.test.{ts,tsx}'],
      globalSetup: '<rootDir>/test/services/setup.mjs',
    },
    {
      ...base,
      displayName: 'full',
      roots: ['<rootDir>/test/unit'],
      testMatch: ['**/*.full.test.{ts,tsx}'],
      globalSetup: `${SUPPORT}/readPackages.mjs`,
      setupFiles: [`${SUPPORT}/provideParts.ts`],
    },
    {
      ...base,
      displayName: 'fuzz',
      roots: ['<rootDir>/test/unit'],
      testMatch: ['**/*.fuzz.test.ts'],
      setupFiles: [`${SUPPORT}/provideParts.ts`],
    },
  ],
};

export default config;
