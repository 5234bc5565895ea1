import type { NavEntry } from '@/src/shared/nav';

export const nav: readonly NavEntry[] = [
  {
    pathname: '/material-ui/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/material-ui/getting-started', title: 'Overview' },
      { pathname: '/material-ui/getting-started/installation' },
      { pathname: '/material-ui/getting-started/usage' },
    ],
  },
  {
    pathname: '/material-ui/components',
    icon: 'components',
    children: [
      {
        pathname: '/material-ui/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/material-ui/react-button' },
          { pathname: '/material-ui/react-text-field', title: 'Text Field' },
        ],
      },
      {
        pathname: '/material-ui/components/feedback',
        subheader: 'Feedback',
        children: [{ pathname: '/material-ui/react-dialog' }],
      },
      {
        pathname: '/material-ui/components/surfaces',
        subheader: 'Surfaces',
        children: [{ pathname: '/material-ui/react-card' }],
      },
      {
        pathname: '/material-ui/components/navigation',
        subheader: 'Navigation',
        children: [{ pathname: '/material-ui/react-tabs' }],
      },
      {
        pathname: '/material-ui/components/mui-x',
        subheader: 'MUI X',
        children: [{ pathname: '/x/react-data-grid', title: 'Data Grid' }],
      },
    ],
  },
  { pathname: '/material-ui/api', title: 'API reference', icon: 'api' },
];
