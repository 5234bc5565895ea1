/** Lists the files, exports and packages that are used without an import. `npm test -- unused` finds unused ones. */
import path from 'node:path';
import type { KnipConfig } from 'knip';
import mdLoader from './src/node/demos/mdLoader.cjs';

/**
 * Creates the module that Turbopack gets for a Markdown page, which imports the page's demos and embeds. Other Markdown
 * files, such as README.md, import nothing.
 */
function compileMarkdown(source: string, resourcePath: string): string | Promise<string> {
  if (!resourcePath.startsWith(path.resolve('data') + path.sep)) {
    return '';
  }
  return new Promise((resolve, reject) => {
    const loader = {
      resourcePath,
      addDependency: () => undefined,
      addContextDependency: () => undefined,
      async: () => (error: unknown, code?: string) =>
        code === undefined ? reject(error) : resolve(code),
    };
    mdLoader.call(loader, source);
  });
}

const config: KnipConfig = {
  entry: [
    // Run by name by the scripts of package.json, the build and tests.
    'scripts/{run.mjs,cli.ts}',
    // The commands of services/feedback/Dockerfile.
    'services/feedback/{main.ts,checkHealth.mjs}',
    // Started by them, by their paths.
    'services/feedback/database/{pgliteThread.mjs,pgliteThread.ts,createFiles.ts}',
    'test/services/feedback/support/shiftClock.mjs',
    // Named in next.config.mjs.
    'src/node/**/*Loader.cjs',
    // Read by src/node/playground/playgroundLoader.cjs.
    'data/**/*.playground.tsx',
    // Bundled by src/node/exporters/serviceWorker.ts.
    'src/site/features/offline/{serviceWorker,removeWorker}.ts',
    // Bundled by src/node/exporters/firstPaintScript.ts.
    'src/site/theme/beforeFirstPaint.ts',
    // Loaded by the test that lists the files in its folder.
    'test/unit/**/*.cases.ts',
    // Run as separate processes by Jest's setup and by styleLoader.ts.
    'test/unit/support/{findExport.ts,runStyleLoader.mjs}',
    // Replaces Next's router in the bundle of renderOutside.ts.
    'test/demos/noRouter.ts',
    // Run by Playwright in test/e2e/memory.spec.ts.
    'test/e2e/fixtures/memory/*.ts',
  ],
  project: ['**/*.{ts,tsx,mts,mjs,cjs,css}', 'data/**/*.md'],
  ignoreDependencies: [
    // The build reads font files by their path. src/site/features/demo/sandbox/packages.ts reads the versions of the
    // other packages from package.json for projects that readers download.
    '@fontsource-variable/jetbrains-mono',
    '@fontsource-variable/roboto',
    '@fontsource/inter',
    '@fontsource/roboto',
    '@tailwindcss/vite',
    '@vitejs/plugin-react',
    'vite',
  ],
  // Only run on Debian.
  ignoreBinaries: ['dpkg-query'],
  compilers: { md: compileMarkdown },
};

export default config;
