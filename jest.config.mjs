// @ts-check

const SUPPORT = '<rootDir>/test/unit/support';

/** Unit tests that read what is written under `data/`, every entry of the packages, or the export. */
const CONTENT = '\\.content\\.test\\.tsx?$';
/** Tests for the full proof alone: what they look at hardly ever changes. */
const FULL = '\\.full\\.test\\.tsx?$';

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
  // Packages that are ES modules only go through the transform; the large CommonJS ones need not.
  transformIgnorePatterns: [
    '/node_modules/(@babel|@emotion|@mui|typescript|prettier|prismjs|react|react-dom|next|postcss|tailwindcss|@tailwindcss|jsdom|zod|pg|fastify|@fastify)/',
  ],
  cacheDirectory: '<rootDir>/.cache/jest',
};

/**
 * `jest --selectProjects pure` runs one.
 * @type {import('jest').Config}
 */
const config = {
  // On a busy machine; a test that hangs is ended all the same. Jest reads this here alone.
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      // Reads neither the export nor what is written under data/ (test/unit/support/withoutContent.ts holds that), so its
      // verdict stays true while only content changes.
      displayName: 'pure',
      roots: ['<rootDir>/test/unit'],
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [CONTENT, FULL],
      globalSetup: `${SUPPORT}/readPackages.mjs`,
      setupFiles: [`${SUPPORT}/provideParts.ts`],
      setupFilesAfterEnv: [...(base.setupFilesAfterEnv ?? []), `${SUPPORT}/withoutContent.ts`],
    },
    {
      ...base,
      // Reads the packages, what is written under data/, and the export of both: the build comes before.
      displayName: 'content',
      roots: ['<rootDir>/test/unit'],
      testMatch: ['**/*.content.test.{ts,tsx}'],
      globalSetup: `${SUPPORT}/findExport.mjs`,
      setupFiles: [`${SUPPORT}/provideParts.ts`, `${SUPPORT}/shareBuild.ts`],
    },
    {
      ...base,
      // The export as served.
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
  ],
};

export default config;
