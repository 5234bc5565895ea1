/**
 * The packages that edited code can import: those that the site documents, and their peer dependencies. Each one is a
 * chunk that is loaded on demand. To add a package, add one line here.
 */
type Loader = () => Promise<object>;

export const PACKAGES: Readonly<Record<string, Loader>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
  '@emotion/cache': () => import('@emotion/cache'),
  '@emotion/react': () => import('@emotion/react'),
  '@emotion/styled': () => import('@emotion/styled'),
  '@mui/material': () => import('@mui/material'),
  '@mui/material/styles': () => import('@mui/material/styles'),
  '@mui/material/colors': () => import('@mui/material/colors'),
  '@mui/material/utils': () => import('@mui/material/utils'),
  '@mui/material/locale': () => import('@mui/material/locale'),
  '@mui/joy': () => import('@mui/joy'),
  '@mui/joy/styles': () => import('@mui/joy/styles'),
  '@mui/joy/colors': () => import('@mui/joy/colors'),
  '@mui/joy/utils': () => import('@mui/joy/utils'),
  '@mui/base': () => import('@mui/base'),
  '@mui/base/useCompound': () => import('@mui/base/useCompound'),
  '@mui/base/useList': () => import('@mui/base/useList'),
  '@mui/base/useTransition': () => import('@mui/base/useTransition'),
  '@mui/system': () => import('@mui/system'),
  '@mui/utils': () => import('@mui/utils'),
  '@mui/lab': () => import('@mui/lab'),
  '@mui/x-data-grid': () => import('@mui/x-data-grid'),
  '@mui/x-charts': () => import('@mui/x-charts'),
  'react-window': () => import('react-window'),
  'react-hook-form': () => import('react-hook-form'),
  stylis: () => import('stylis'),
  'stylis-plugin-rtl': () => import('stylis-plugin-rtl'),
};

/** Packages with deep imports: `@mui/material/Button` is made from `@mui/material`. */
export const DEEP_IMPORTS: readonly string[] = [
  '@mui/material',
  '@mui/joy',
  '@mui/base',
  '@mui/system',
  '@mui/lab',
  '@mui/x-data-grid',
  '@mui/x-charts',
];

export const ICONS = '@mui/icons-material';
