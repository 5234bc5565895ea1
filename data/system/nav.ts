import type { NavEntry } from '@/src/shared/nav';

export const nav: readonly NavEntry[] = [
  { pathname: '/system', title: 'MUI System', icon: 'api' },
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/the-sx-prop', title: 'The sx prop' },
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
  { pathname: '/system/api', title: 'API reference', icon: 'api' },
];
