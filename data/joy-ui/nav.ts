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
  {
    pathname: '/joy-ui/customization',
    icon: 'settings',
    children: [
      {
        pathname: '/joy-ui/customization/theme',
        subheader: 'Theme',
        children: [{ pathname: '/joy-ui/customization/themed-components', title: 'Components' }],
      },
      {
        pathname: '/joy-ui/customization/guides',
        subheader: 'Guides',
        children: [
          {
            pathname: '/joy-ui/customization/using-css-variables',
            title: 'Using CSS variables',
          },
        ],
      },
      {
        pathname: '/joy-ui/customization/tools',
        subheader: 'Tools',
        children: [
          {
            pathname: '/joy-ui/customization/default-theme-viewer',
            title: 'Default theme viewer',
          },
        ],
      },
    ],
  },
];
