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
 * Returns the name of a language in that language. The content check requires it.
 * @param {string} language
 * @returns {string}
 */
function readLanguageName(language) {
  const ending = language === 'en' ? '' : `-${language}`;
  const texts = JSON.parse(readFileSync(`translations/translations${ending}.json`, 'utf8'));
  return texts.languageName ?? language;
}

/**
 * Adds the loader's version to its options, because Turbopack also keeps cached results when the code of the loader has
 * changed.
 * @param {string} loader
 * @param {string[]} lists other files that it depends on
 */
function withVersion(loader, ...lists) {
  const hash = createHash('sha256');
  for (const file of [loader, ...(lists.length > 0 ? lists : [PLACEMENTS])]) {
    hash.update(readFileSync(file));
  }
  return { loader, options: { version: hash.digest('hex') } };
}
const PLACEMENTS = './src/node/markdown/findPlacements.mjs';
const TEXT_LISTS = [
  './translations/buildTexts.cjs',
  './translations/lateTexts.json',
  './src/node/i18n/lateTexts.cjs',
];

/** The settings that a publisher can change: src/shared/services.ts and links.ts. */
const SETTINGS = [
  'NEXT_PUBLIC_AD_NETWORK_ELEMENT',
  'NEXT_PUBLIC_AD_NETWORK_SCRIPT',
  'NEXT_PUBLIC_AD_ORIGINS',
  'NEXT_PUBLIC_AD_PIXEL_ORIGINS',
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
  // The same files create the same export, so offline readers only download what has changed.
  generateBuildId: () => process.env.FIELDGUIDE_BUILD_ID ?? null,
  env: {
    NEXT_PUBLIC_LANGUAGES: languages.join(','),
    NEXT_PUBLIC_LANGUAGE_NAMES: languages.map(readLanguageName).join(','),
    // Unset settings are defined as well, so that the code that depends on them is removed from the pages.
    ...Object.fromEntries(SETTINGS.map((name) => [name, process.env[name] ?? ''])),
    NEXT_PUBLIC_SERVICE_WORKER: process.env.FIELDGUIDE_SERVICE_WORKER ?? 'on',
  },
  // In development, pages are converted to Markdown on request: see src/node/commands/serveMarkdown.ts. The export has
  // the files.
  ...(process.env.MARKDOWN_URL && {
    rewrites: async () => [
      { source: '/:path*.md', destination: `${process.env.MARKDOWN_URL}/:path*.md` },
    ],
  }),
  // `next build --experimental-build-mode compile` also exports, although there are no pages yet.
  // Of pages that are rendered again, the build takes what Next rendered, and adds it to the last export.
  ...(['compile', 'generate-changed'].includes(process.env.FIELDGUIDE_NEXT_STEP ?? '') && {
    exportPathMap: async () => ({}),
  }),
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  images: { unoptimized: true },
  pageExtensions: ['tsx'],
  // `npm run check` checks types for the whole repository.
  typescript: { ignoreBuildErrors: true },
  // Demos, themes and the document must share one copy of each library on the server, so all libraries are bundled
  // except the tools that only src/node uses.
  bundlePagesRouterDependencies: true,
  serverExternalPackages: [
    'esbuild',
    'image-size',
    'prettier',
    'prismjs',
    'ts-blank-space',
    'typescript',
  ],
  // The limit doesn't apply because the build removes the text from the props after the export.
  experimental: {
    largePageDataBytes: 16 * 2 ** 20,
    scrollRestoration: true,
    // The default puts the styles of parts that load later into every page. With a lower value, component pages have to
    // wait for two or three style sheets instead of one.
    cssChunking: { type: 'graph', requestCost: 12000 },
    // Removes code for settings that aren't set.
    turbopackCrossModuleConstants: true,
    // Server code only runs during the build, where minification and source maps would cost a third of the memory. In
    // development, Next's defaults provide readable code with source maps.
    ...(process.env.NODE_ENV === 'production' && {
      turbopackMinify: { server: false, client: true },
      turbopackSourceMaps: false,
      turbopackInputSourceMaps: false,
    }),
    // Only a second build can use the cache.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  turbopack: {
    rules: {
      '*.md': { loaders: [withVersion('./src/node/demos/mdLoader.cjs')], as: '*.js' },
      '*.playground.json': {
        loaders: [withVersion('./src/node/playground/playgroundLoader.cjs')],
        as: '*.js',
      },
      'translations.json': {
        loaders: [withVersion('./src/node/i18n/textsLoader.cjs', ...TEXT_LISTS)],
        as: '*.js',
      },
      'lateTexts.json': {
        loaders: [withVersion('./src/node/i18n/lateTextsLoader.cjs', ...TEXT_LISTS)],
        as: '*.js',
      },
      // The style sheets of demos. Those of the site are CSS modules, which Next handles.
      '*.css': {
        condition: { path: /(^|\/)(data\/.*|src\/site\/features\/demo\/tailwind)\.css$/ },
        loaders: [withVersion('./src/node/demos/styleLoader.cjs')],
        as: '*.js',
      },
    },
  },
};

export default config;
