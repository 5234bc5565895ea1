import type { SizesFile } from '@/src/shared/sizes/sizesFile';

/** Sizes of three components, of which two share a core. Compressed sizes are sums. */
export const SIZES: SizesFile = {
  versions: { esbuild: '1.0.0' },
  exponent: 1,
  fixed: 10,
  duplicateRate: 0.25,
  modules: [
    '@mui/material/core.js',
    '@emotion/react/index.js',
    '@mui/material/Button/Button.js',
  ].concat(
    '@mui/material/Slider/Slider.js',
    '@mui/base/Button/Button.js',
    '@mui/joy/node_modules/@mui/base/Button/Button.js',
  ),
  groups: [
    { rate: 0.5, parts: [0, 1000] },
    { rate: 0.5, isEmotion: true, parts: [1, 400] },
    { rate: 0.25, parts: [2, 200] },
    { rate: 0.25, parts: [3, 800, 0, 40] },
    { rate: 0.5, parts: [4, 100] },
    { rate: 0.5, parts: [5, 96] },
  ],
  entries: [
    {
      name: 'Button',
      package: '@mui/material',
      path: '@mui/material/Button',
      exported: 'default',
      groups: [0, 1, 2],
    },
    {
      name: 'Slider',
      package: '@mui/material',
      path: '@mui/material/Slider',
      exported: 'default',
      groups: [0, 1, 3],
    },
    {
      name: 'Button',
      package: '@mui/base',
      path: '@mui/base/Button',
      exported: 'Button',
      groups: [4],
    },
    {
      name: 'Button',
      package: '@mui/joy',
      path: '@mui/joy/Button',
      exported: 'default',
      groups: [5],
    },
    {
      name: 'useModal',
      package: '@mui/base',
      path: '@mui/base/unstable_useModal',
      exported: 'unstable_useModal',
      groups: [4],
    },
  ],
};
