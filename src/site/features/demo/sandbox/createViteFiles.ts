/** The files of a Vite project around a demo. */
import { createFontImports, createProviders, nest } from './providerCode';
import type { FrameworkFiles, ProjectParts } from './projectParts';

/** Returns the files that Vite needs, and the entry that renders the demo. */
export function createViteFiles(parts: ProjectParts): FrameworkFiles {
  const { isTypeScript, flavour, augmentation, tsconfig } = parts;
  const main = `src/main.${isTypeScript ? 'tsx' : 'jsx'}`;
  return {
    command: 'npm run dev',
    scripts: {
      dev: 'vite',
      build: isTypeScript ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    tools: [
      ...['vite', '@vitejs/plugin-react'],
      ...(flavour === 'tailwind' ? ['@tailwindcss/vite'] : []),
    ],
    ignored: ['dist'],
    styles: 'src/index.css',
    files: {
      'index.html': createHtml(parts, main),
      [`vite.config.${isTypeScript ? 'ts' : 'js'}`]: createConfig(flavour === 'tailwind'),
      ...(isTypeScript && {
        'tsconfig.json': tsconfig({}, ['src']),
        'src/vite-env.d.ts': `/// <reference types="vite/client" />\n${augmentation}`,
      }),
      [main]: createMain(parts),
    },
  };
}

function createHtml({ title, mode, direction }: ProjectParts, main: string): string {
  return `<!doctype html>
<html lang="en" dir="${direction}" data-mui-color-scheme="${mode}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function createConfig(hasTailwind: boolean): string {
  return hasTailwind
    ? `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), tailwindcss()] });
`
    : `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;
}

/** Returns the code of the entry file. */
function createMain(parts: ProjectParts): string {
  const { mirrored, isTypeScript } = parts;
  const { imports, setup, open, before } = createProviders(parts);
  const lines = [
    ...createFontImports(parts),
    ...(mirrored
      ? [
          `import createCache from '@emotion/cache';`,
          `import { CacheProvider } from '@emotion/react';`,
        ]
      : []),
    ...imports,
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    ...(mirrored
      ? [`import { prefixer } from 'stylis';`, `import rtlPlugin from 'stylis-plugin-rtl';`]
      : []),
    `import './index.css';`,
    `import Demo from './${parts.demo}';`,
  ];
  const cache = mirrored
    ? [`const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });`]
    : [];
  const wrappers = [
    '<StrictMode>',
    ...(mirrored ? ['<CacheProvider value={cache}>'] : []),
    ...open,
  ];
  const root = `document.getElementById('root')${isTypeScript ? '!' : ''}`;
  return [
    ...lines,
    ...[...setup, ...cache].flatMap((code) => ['', code]),
    '',
    `createRoot(${root}).render(`,
    `${nest(wrappers, [...before, '<Demo />']).join('\n')},`,
    ');',
    '',
  ].join('\n');
}
