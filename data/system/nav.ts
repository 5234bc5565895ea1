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
    pathname: '/system/utilities',
    title: 'Style utilities',
    icon: 'settings',
    children: [
      { pathname: '/system/typography' },
      { pathname: '/system/spacing' },
      { pathname: '/system/sizing' },
      { pathname: '/system/positions' },
      { pathname: '/system/shadows' },
      { pathname: '/system/screen-readers' },
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
