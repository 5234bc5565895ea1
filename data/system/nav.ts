import type { NavEntry } from '@/src/shared/nav';

export const nav: readonly NavEntry[] = [
  { pathname: '/system', title: 'MUI System', icon: 'api' },
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/installation', title: 'Installation' },
      { pathname: '/system/getting-started/usage', title: 'Usage' },
      { pathname: '/system/getting-started/the-sx-prop', title: 'The sx prop' },
      { pathname: '/system/getting-started/custom-components', title: 'Custom components' },
      { pathname: '/system/getting-started/support', title: 'Support' },
    ],
  },
  {
    pathname: '/system/style-utilities',
    title: 'Style utilities',
    icon: 'settings',
    children: [
      { pathname: '/system/properties' },
      { pathname: '/system/borders' },
      { pathname: '/system/display' },
      { pathname: '/system/flexbox' },
      { pathname: '/system/grid' },
      { pathname: '/system/palette' },
      { pathname: '/system/positions' },
      { pathname: '/system/shadows' },
      { pathname: '/system/sizing' },
      { pathname: '/system/spacing' },
      { pathname: '/system/screen-readers' },
      { pathname: '/system/typography' },
      { pathname: '/system/styled', title: 'styled' },
    ],
  },
  {
    pathname: '/system/components',
    icon: 'components',
    children: [
      { pathname: '/system/react-box' },
      { pathname: '/system/react-container' },
      { pathname: '/system/react-grid' },
      { pathname: '/system/react-stack' },
    ],
  },
  {
    pathname: '/system/migration',
    title: 'Migration',
    icon: 'guide',
    children: [{ pathname: '/system/migration/migrating-to-v6', title: 'Migrating to v6' }],
  },
  {
    pathname: '/system/experimental-api',
    title: 'Experimental APIs',
    icon: 'test',
    children: [
      {
        pathname: '/system/experimental-api/configure-the-sx-prop',
        title: 'Configure the sx prop',
      },
      {
        pathname: '/system/experimental-api/css-theme-variables',
        title: 'CSS theme variables',
      },
    ],
  },
  {
    pathname: '/system/styles',
    title: 'Styles',
    legacy: true,
    icon: 'guide',
    children: [
      { pathname: '/system/styles/basics' },
      { pathname: '/system/styles/advanced' },
      { pathname: '/system/styles/api', title: 'APIs' },
    ],
  },
  { pathname: '/system/api', title: 'API reference', icon: 'api' },
];
