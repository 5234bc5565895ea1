// @ts-check

/** @type {import('jest').Config} */
const config = {
  rootDir: '.',
  roots: ['<rootDir>/test/unit', '<rootDir>/test/services'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  globalSetup: '<rootDir>/test/unit/support/globalSetup.mjs',
  setupFiles: ['<rootDir>/test/unit/support/provideParts.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/unit/support/waitLonger.ts'],
  // On a busy machine; a test that hangs is ended all the same.
  testTimeout: 60_000,
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

export default config;
