import type { NavEntry } from '@/src/shared/nav';

export const nav: readonly NavEntry[] = [
  { pathname: '/joy-ui', title: 'Joy UI', icon: 'api' },
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/joy-ui/getting-started', title: 'Overview' },
      { pathname: '/joy-ui/getting-started/installation' },
      { pathname: '/joy-ui/getting-started/usage' },
      { pathname: '/joy-ui/getting-started/roadmap' },
      { pathname: '/joy-ui/getting-started/support' },
    ],
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
  {
    pathname: '/joy-ui/integrations',
    title: 'Integrations',
    icon: 'settings',
    children: [
      { pathname: '/joy-ui/integrations/next-js-app-router', title: 'Next.js App Router' },
      { pathname: '/joy-ui/integrations/material-ui', title: 'Usage with Material UI' },
      { pathname: '/joy-ui/integrations/icon-libraries' },
    ],
  },
];
