import type { NavEntry } from '@/src/shared/nav';

export const nav: readonly NavEntry[] = [
  { pathname: '/base-ui', title: 'Base UI', icon: 'api' },
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/base-ui/getting-started', title: 'Overview' },
      { pathname: '/base-ui/getting-started/quickstart' },
      { pathname: '/base-ui/getting-started/usage' },
      { pathname: '/base-ui/getting-started/customization' },
      { pathname: '/base-ui/getting-started/accessibility' },
      { pathname: '/base-ui/getting-started/roadmap' },
      { pathname: '/base-ui/getting-started/support' },
    ],
  },
  {
    pathname: '/base-ui/components',
    icon: 'components',
    // A prerelease that stays one: the change log of 6.4.1 says "Add @mui/base deprecation callout".
    beta: true,
    deprecated: true,
    children: [
      { pathname: '/base-ui/all-components' },
      {
        pathname: '/base-ui/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/base-ui/react-autocomplete' },
          { pathname: '/base-ui/react-button' },
          { pathname: '/base-ui/react-checkbox', planned: true },
          { pathname: '/base-ui/react-input' },
          { pathname: '/base-ui/react-number-input', unstable: true },
          { pathname: '/base-ui/react-radio-group', planned: true },
          { pathname: '/base-ui/react-rating', planned: true },
          { pathname: '/base-ui/react-select' },
          { pathname: '/base-ui/react-slider' },
          { pathname: '/base-ui/react-switch' },
          { pathname: '/base-ui/react-toggle-button-group', planned: true },
        ],
      },
      {
        pathname: '/base-ui/components/data-display',
        subheader: 'Data display',
        children: [
          { pathname: '/base-ui/react-badge' },
          { pathname: '/base-ui/react-tooltip', planned: true },
        ],
      },
      {
        pathname: '/base-ui/components/feedback',
        subheader: 'Feedback',
        children: [{ pathname: '/base-ui/react-snackbar' }],
      },
      {
        pathname: '/base-ui/components/surfaces',
        subheader: 'Surfaces',
        children: [{ pathname: '/base-ui/react-accordion', planned: true }],
      },
      {
        pathname: '/base-ui/components/navigation',
        subheader: 'Navigation',
        children: [
          { pathname: '/base-ui/react-drawer', planned: true },
          { pathname: '/base-ui/react-menu' },
          { pathname: '/base-ui/react-pagination', planned: true },
          { pathname: '/base-ui/react-table-pagination' },
          { pathname: '/base-ui/react-tabs' },
        ],
      },
      {
        pathname: '/base-ui/components/utils',
        subheader: 'Utils',
        children: [
          { pathname: '/base-ui/react-click-away-listener' },
          { pathname: '/base-ui/react-focus-trap' },
          { pathname: '/base-ui/react-form-control' },
          { pathname: '/base-ui/react-modal' },
          { pathname: '/base-ui/react-no-ssr' },
          { pathname: '/base-ui/react-popper' },
          { pathname: '/base-ui/react-popup', unstable: true },
          { pathname: '/base-ui/react-portal' },
          { pathname: '/base-ui/react-textarea-autosize' },
          { pathname: '/base-ui/react-transitions' },
        ],
      },
    ],
  },
  {
    pathname: '/base-ui/guides',
    title: 'How-to guides',
    icon: 'guide',
    children: [
      { pathname: '/base-ui/guides/working-with-tailwind-css', title: 'Working with Tailwind CSS' },
      { pathname: '/base-ui/guides/overriding-component-structure' },
      { pathname: '/base-ui/guides/next-js-app-router', title: 'Next.js App Router' },
    ],
  },
  { pathname: '/base-ui/api', title: 'API reference', icon: 'api' },
];
