/** The files of a Next.js project around a demo, with the App Router. */
import { createFontImports, createProviders, nest } from './providerCode';
import type { FrameworkFiles, ProjectParts } from './projectParts';

/** Returns the files that Next.js needs: layout, providers, and the page that renders the demo. */
export function createNextFiles(parts: ProjectParts): FrameworkFiles {
  const { isTypeScript, flavour, augmentation, tsconfig, emotion } = parts;
  const end = isTypeScript ? 'tsx' : 'jsx';
  const hasProviders = emotion || createProviders(parts).open.length > 0;
  return {
    command: 'npm run dev',
    scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
    tools: [
      ...(isTypeScript ? ['@types/node'] : []),
      ...(flavour === 'tailwind' ? ['@tailwindcss/postcss'] : []),
    ],
    ignored: ['.next', 'next-env.d.ts'],
    styles: 'src/app/globals.css',
    files: {
      ...(flavour === 'tailwind' && { 'postcss.config.mjs': POSTCSS }),
      ...(isTypeScript && {
        'tsconfig.json': tsconfig(TSCONFIG, [
          'next-env.d.ts',
          'src',
          '.next/types/**/*.ts',
          '.next/dev/types/**/*.ts',
        ]),
        ...(augmentation !== '' && { 'src/theme.d.ts': augmentation }),
      }),
      [`src/app/layout.${end}`]: createLayout(parts, hasProviders),
      ...(hasProviders && { [`src/app/Providers.${end}`]: createProvidersFile(parts) }),
      ...(emotion && { [`src/app/EmotionRegistry.${end}`]: createRegistry(parts) }),
      [`src/app/page.${end}`]: `'use client';
import Demo from '../${parts.demo}';

export default function Page() {
  return <Demo />;
}
`,
    },
  };
}

const POSTCSS = `export default { plugins: { '@tailwindcss/postcss': {} } };\n`;

/** What `next build` would add. */
const TSCONFIG = {
  allowJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  incremental: true,
  plugins: [{ name: 'next' }],
};

function createLayout(parts: ProjectParts, hasProviders: boolean): string {
  const { title, mode, direction, isTypeScript } = parts;
  const inner = hasProviders ? ['<Providers>{children}</Providers>'] : ['{children}'];
  const lines = nest(
    [
      `<html lang="en" dir="${direction}" data-mui-color-scheme="${mode}" suppressHydrationWarning>`,
      '<body>',
      '<div id="root">',
    ],
    inner,
    2,
  );
  return `${createFontImports(parts).join('\n')}
${isTypeScript ? `import type { Metadata } from 'next';\nimport type { ReactNode } from 'react';\n` : ''}import './globals.css';
${hasProviders ? `import { Providers } from './Providers';\n` : ''}
export const metadata${isTypeScript ? ': Metadata' : ''} = { title: ${JSON.stringify(title)} };

export default function Layout({ children }${isTypeScript ? ': { children: ReactNode }' : ''}) {
  return (
${lines.join('\n')}
  );
}
`;
}

function createProvidersFile(parts: ProjectParts): string {
  const { isTypeScript, emotion } = parts;
  const { imports, setup, open, before } = createProviders(parts);
  const wrappers = [...(emotion ? ['<EmotionRegistry>'] : []), ...open];
  return [
    `'use client';`,
    ...imports,
    ...(isTypeScript ? [`import type { ReactNode } from 'react';`] : []),
    ...(emotion ? [`import { EmotionRegistry } from './EmotionRegistry';`] : []),
    ...setup.flatMap((code) => ['', code]),
    '',
    `export function Providers({ children }${isTypeScript ? ': { children: ReactNode }' : ''}) {`,
    '  return (',
    ...nest(wrappers, [...before, '{children}'], 2),
    '  );',
    '}',
    '',
  ].join('\n');
}

/** Emotion inserts styles while React renders; the registry writes those of the server into the HTML. */
function createRegistry({ isTypeScript, mirrored }: ProjectParts): string {
  const typed = (type: string) => (isTypeScript ? `: ${type}` : '');
  const options = mirrored
    ? `{ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }`
    : `{ key: 'css' }`;
  return `'use client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { ${isTypeScript ? 'type ReactNode, ' : ''}useState } from 'react';
${mirrored ? `import { prefixer } from 'stylis';\nimport rtlPlugin from 'stylis-plugin-rtl';\n` : ''}
/** Adds the styles that Emotion creates on the server to the HTML. */
export function EmotionRegistry({ children }${typed('{ children: ReactNode }')}) {
  const [{ cache, flush }] = useState(createRegistry);
  useServerInsertedHTML(() => {
    const inserted = flush();
    const names = inserted.filter(({ isGlobal }) => !isGlobal).map(({ name }) => name);
    const getCss = (name${typed('string')}) => String(cache.inserted[name]);
    return (
      <>
        {inserted
          .filter(({ isGlobal }) => isGlobal)
          .map(({ name }) => (
            <style
              key={name}
              data-emotion={\`\${cache.key}-global \${name}\`}
              dangerouslySetInnerHTML={{ __html: getCss(name) }}
            />
          ))}
        {names.length > 0 && (
          <style
            data-emotion={\`\${cache.key} \${names.join(' ')}\`}
            dangerouslySetInnerHTML={{ __html: names.map(getCss).join('') }}
          />
        )}
      </>
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

function createRegistry() {
  const cache = createCache(${options});
  cache.compat = true;
  const { insert } = cache;
  let inserted${typed('{ name: string; isGlobal: boolean }[]')} = [];
  cache.insert = (...args) => {
    const [selector, { name }] = args;
    if (cache.inserted[name] === undefined) {
      inserted.push({ name, isGlobal: selector === '' });
    }
    return insert(...args);
  };
  const flush = () => {
    const last = inserted;
    inserted = [];
    return last.filter(({ name }) => typeof cache.inserted[name] === 'string');
  };
  return { cache, flush };
}
`;
}
