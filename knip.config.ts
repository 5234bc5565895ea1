/** Which files, exports and packages count as used where nothing imports them. `npm test -- unused` looks for the others. */
import path from 'node:path';
import type { KnipConfig } from 'knip';
import mdLoader from './src/node/demos/mdLoader.cjs';

/**
 * The module that Turbopack gets for a Markdown page: it imports the demos and components that the page places. Other
 * Markdown, such as README.md, imports nothing.
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
    // Started by name: by the scripts of package.json, the build and tests.
    'scripts/{run.mjs,cli.ts}',
    // The commands of services/feedback/Dockerfile.
    'services/feedback/{main.ts,checkHealth.mjs}',
    // Named in next.config.mjs.
    'src/node/**/*Loader.cjs',
    // Read by src/node/playground/playgroundLoader.cjs.
    'data/**/*.playground.tsx',
    // Bundled by src/node/exporters/serviceWorker.ts.
    'src/site/features/offline/{serviceWorker,removeWorker}.ts',
    // Bundled by src/node/exporters/firstPaintScript.ts.
    'src/site/theme/beforeFirstPaint.ts',
    // Loaded by the test that lists the files of its folder.
    'test/unit/**/*.cases.ts',
    // Run as processes of their own, by Jest's set-up and by styleLoader.ts.
    'test/unit/support/{findExport.ts,runStyleLoader.mjs}',
    // Stands in for Next's router in what renderOutside.ts bundles.
    'test/demos/noRouter.ts',
    // A run of Playwright within test/e2e/memory.spec.ts.
    'test/e2e/fixtures/memory/*.ts',
  ],
  project: ['**/*.{ts,tsx,mts,mjs,cjs,css}', 'data/**/*.md'],
  ignoreDependencies: [
    // Node starts with it: `node --import tsx`.
    'tsx',
    // Font files that the build reads by their path, and packages of projects that readers download: the versions are read
    // from package.json by src/site/features/demo/sandbox/packages.ts.
    '@fontsource-variable/roboto',
    '@fontsource/inter',
    '@fontsource/roboto',
    '@tailwindcss/vite',
    '@vitejs/plugin-react',
    'vite',
  ],
  // Asked where the system is Debian.
  ignoreBinaries: ['dpkg-query'],
  compilers: { md: compileMarkdown },
};

export default config;
