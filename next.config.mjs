// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

/** English, and each language with a translations file: `translations-pt.json` is `pt`. */
const languages = [
  'en',
  ...readdirSync('translations')
    .flatMap((file) => /^translations(?:-([a-z]{2}))?\.json$/.exec(file)?.[1] ?? [])
    .sort(),
];

/**
 * The name that a language has in itself. The check of the content requires it.
 * @param {string} language
 * @returns {string}
 */
function readLanguageName(language) {
  const ending = language === 'en' ? '' : `-${language}`;
  const texts = JSON.parse(readFileSync(`translations/translations${ending}.json`, 'utf8'));
  return texts.languageName ?? language;
}

/**
 * Turbopack keeps what a loader made, also when the loader itself has changed: its options tell it of the change.
 * @param {string} loader
 */
function withVersion(loader) {
  const hash = createHash('sha256').update(readFileSync(loader));
  return { loader, options: { version: hash.update(readFileSync(PLACEMENTS)).digest('hex') } };
}
const PLACEMENTS = './src/node/markdown/findPlacements.mjs';

/** What a publisher may set: src/shared/services.ts and links.ts. */
const SETTINGS = [
  'NEXT_PUBLIC_AD_NETWORK_ELEMENT',
  'NEXT_PUBLIC_AD_NETWORK_SCRIPT',
  'NEXT_PUBLIC_AD_ORIGINS',
  'NEXT_PUBLIC_AD_SERVICE_URL',
  'NEXT_PUBLIC_ANALYTICS_ID',
  'NEXT_PUBLIC_ANALYTICS_SCRIPT',
  'NEXT_PUBLIC_FEEDBACK_URL',
  'NEXT_PUBLIC_ICON_FONT_ORIGIN',
  'NEXT_PUBLIC_ICON_FONT_STYLESHEET',
  'NEXT_PUBLIC_SITE_ORIGIN',
  'NEXT_PUBLIC_SITE_REPOSITORY',
];

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The same files make the same export: readers who have it offline fetch only what is new.
  generateBuildId: () => process.env.FIELDGUIDE_BUILD_ID ?? null,
  env: {
    NEXT_PUBLIC_LANGUAGES: languages.join(','),
    NEXT_PUBLIC_LANGUAGE_NAMES: languages.map(readLanguageName).join(','),
    // Unset settings are a value as well: what asks for them is then left out of the pages.
    ...Object.fromEntries(SETTINGS.map((name) => [name, process.env[name] ?? ''])),
    NEXT_PUBLIC_SERVICE_WORKER: process.env.FIELDGUIDE_SERVICE_WORKER ?? 'on',
  },
  // In development pages become Markdown when somebody asks: see src/node/commands/serveMarkdown.ts. An export has the files.
  ...(process.env.MARKDOWN_URL && {
    rewrites: async () => [
      { source: '/:path*.md', destination: `${process.env.MARKDOWN_URL}/:path*.md` },
    ],
  }),
  // `next build --experimental-build-mode compile` exports as well, though there are no pages yet.
  ...(process.env.FIELDGUIDE_NEXT_STEP === 'compile' && { exportPathMap: async () => ({}) }),
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  images: { unoptimized: true },
  pageExtensions: ['tsx'],
  // `npm run check` does both, once, for the whole repository.
  typescript: { ignoreBuildErrors: true },
  // Demos, themes and document must share one copy of each library on the server: all are bundled,
  // but for the tools that only src/node uses.
  bundlePagesRouterDependencies: true,
  serverExternalPackages: [
    'esbuild',
    'image-size',
    'prettier',
    'prismjs',
    'ts-blank-space',
    'typescript',
  ],
  // The lean step takes the text out of the props again.
  experimental: {
    largePageDataBytes: 16 * 2 ** 20,
    scrollRestoration: true,
    // The default puts styles of parts that open later into every page. With less than this, component pages have to wait for
    // two or three sheets instead of one.
    cssChunking: { type: 'graph', requestCost: 12000 },
    // Settings that are not there take the code that asks for them along.
    turbopackCrossModuleConstants: true,
    // What runs on the server runs once, here: small names and maps to it would cost a third of the build's memory.
    // In development both stay as Next has them: readable code, with maps.
    ...(process.env.NODE_ENV === 'production' && {
      turbopackMinify: { server: false, client: true },
      turbopackSourceMaps: false,
      turbopackInputSourceMaps: false,
    }),
    // Of use to a second build only.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  turbopack: {
    rules: {
      '*.md': { loaders: [withVersion('./src/node/demos/mdLoader.cjs')], as: '*.js' },
      '*.playground.json': {
        loaders: [withVersion('./src/node/playground/playgroundLoader.cjs')],
        as: '*.js',
      },
      // Style sheets of demos; those of the frame are CSS modules and go Next's own way.
      '*.css': {
        condition: { path: /(^|\/)(data\/.*|src\/site\/features\/demo\/tailwind)\.css$/ },
        loaders: [withVersion('./src/node/demos/styleLoader.cjs')],
        as: '*.js',
      },
    },
  },
};

export default config;
