import type { NavEntry } from '@/src/shared/nav';

export const nav: readonly NavEntry[] = [
  { pathname: '/x', title: 'MUI X', icon: 'api' },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    icon: 'table',
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      { pathname: '/x/react-data-grid/demo' },
    ],
  },
  { pathname: '/x/api', title: 'API reference', icon: 'api' },
];
