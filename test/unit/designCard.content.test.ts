/** The design card: docs/requirements.md, D1 to D13. */
import { expect, test } from '@jest/globals';
import nextConfig from '@/next.config.mjs';
import packageJson from '@/package.json';
import tsconfig from '@/tsconfig.json';
import { PRODUCTS } from '@/src/shared/products';
import { listRepositoryFiles } from './support/repositoryFiles';

const files = listRepositoryFiles();

// @proves D1
test('the site is TypeScript, checked strictly, and React', () => {
  expect(tsconfig.compilerOptions).toMatchObject({ strict: true, jsx: 'react-jsx' });
  const source = /^(pages|data|src\/(site|shared))\//;
  expect(files.filter((file) => source.test(file) && /\.tsx$/.test(file))).not.toHaveLength(0);
  expect(files.filter((file) => source.test(file) && /\.[cm]?jsx?$/.test(file))).toEqual([]);
});

// @proves D2
test('it is a static export of Next.js with its pages router', () => {
  expect(nextConfig.output).toBe('export');
  expect(files).toEqual(expect.arrayContaining(['pages/_app.tsx', 'pages/_document.tsx']));
  expect(files.filter((file) => /^(src\/)?app\//.test(file))).toEqual([]);
});

// @proves D3
test.each([
  'next',
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  'stylis-plugin-rtl',
  'prismjs',
  'web-vitals',
  'js-cookie',
  'clipboard-copy',
  '@testing-library/react',
  'jest',
  '@playwright/test',
])('the package %s is there in an exact version', (name) => {
  const versions: Record<string, string> = {
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
  };
  expect(versions[name]).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

// @proves D4
test.each([
  'package.json',
  'tsconfig.json',
  'next.config.mjs',
  'pages',
  'src',
  'data',
  'translations',
  'public',
  'test',
  'playwright.config.ts',
  'README.md',
])('%s is at the top level', (name) => {
  expect(files.some((file) => file === name || file.startsWith(`${name}/`))).toBe(true);
});

// @proves D5
test.each(PRODUCTS.map(({ id }) => id))(
  'pages/%s has pages, whose texts are in a folder of that name under data/',
  (name) => {
    expect(files.some((file) => file.startsWith(`pages/${name}/`) && file.endsWith('.tsx'))).toBe(
      true,
    );
    expect(files.some((file) => file.startsWith(`data/${name}/`) && file.endsWith('.md'))).toBe(
      true,
    );
  },
);
