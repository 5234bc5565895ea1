import type { NavEntry } from '@/src/shared/nav';

export const nav: readonly NavEntry[] = [
  { pathname: '/joy-ui', title: 'Joy UI', icon: 'api' },
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [{ pathname: '/joy-ui/getting-started', title: 'Overview' }],
  },
  {
    pathname: '/joy-ui/components',
    icon: 'components',
    beta: true,
    children: [
      {
        pathname: '/joy-ui/components/inputs',
        subheader: 'Inputs',
        children: [{ pathname: '/joy-ui/react-button' }, { pathname: '/joy-ui/react-input' }],
      },
    ],
  },
  { pathname: '/joy-ui/api', title: 'API reference', icon: 'api' },
];
