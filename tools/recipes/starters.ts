/** The projects that generators create, as far as recipes need them. */

/** A new project: its manifest and its files. */
export interface Starter {
  /** Ranges by package. `pinned` is the version in this repository's package-lock.json. */
  dependencies: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
  /** The value of `type` in package.json. */
  type: 'module' | 'commonjs';
}

/** The rules that `create vite` and `create-next-app` set for TypeScript. */
const STRICT = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  isolatedModules: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

const toJson = (value: unknown) => JSON.stringify(value, undefined, 2);

/** `npm create vite@latest -- --template react-ts`. */
export const VITE: Starter = {
  type: 'module',
  dependencies: {
    react: 'pinned',
    'react-dom': 'pinned',
    '@types/react': 'pinned',
    '@types/react-dom': 'pinned',
    '@vitejs/plugin-react': 'latest',
    typescript: 'pinned',
    vite: 'pinned',
  },
  files: {
    'index.html':
      '<!doctype html>\n<html lang="en">\n<body><div id="root"></div>\n<script type="module" src="/src/main.tsx"></script></body>\n</html>\n',
    'vite.config.ts':
      "import { defineConfig } from 'vite';\nimport react from '@vitejs/plugin-react';\n\nexport default defineConfig({ plugins: [react()] });\n",
    'tsconfig.json': toJson({
      compilerOptions: {
        ...STRICT,
        jsx: 'react-jsx',
        types: ['vite/client'],
        allowImportingTsExtensions: true,
        verbatimModuleSyntax: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        erasableSyntaxOnly: true,
      },
      include: ['src'],
    }),
    'src/main.tsx':
      "import { StrictMode } from 'react';\nimport { createRoot } from 'react-dom/client';\nimport App from './App.tsx';\n\ncreateRoot(document.getElementById('root')!).render(\n  <StrictMode>\n    <App />\n  </StrictMode>,\n);\n",
    'src/App.tsx': 'export default function App() {\n  return <h1>Hello</h1>;\n}\n',
  },
};

/**
 * `npx create-next-app@<version>` with TypeScript and `src`. Its pages are left out, because the recipes replace them.
 * @param version range of the version.
 */
export function createNextStarter(version: string): Starter {
  return {
    type: 'commonjs',
    dependencies: {
      next: version,
      react: 'pinned',
      'react-dom': 'pinned',
      '@types/node': '20',
      '@types/react': 'pinned',
      '@types/react-dom': 'pinned',
      typescript: '5',
    },
    files: {
      'next-env.d.ts':
        '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n',
      'next.config.ts':
        "import type { NextConfig } from 'next';\n\nconst nextConfig: NextConfig = {};\n\nexport default nextConfig;\n",
      'tsconfig.json': toJson({
        compilerOptions: {
          ...STRICT,
          target: 'ES2017',
          jsx: 'preserve',
          allowJs: true,
          esModuleInterop: true,
          resolveJsonModule: true,
          incremental: true,
          plugins: [{ name: 'next' }],
          paths: { '@/*': ['./src/*'] },
        },
        include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
        exclude: ['node_modules'],
      }),
    },
  };
}

/** `npm init -y`. */
export const EMPTY: Starter = { type: 'commonjs', dependencies: {}, files: {} };
