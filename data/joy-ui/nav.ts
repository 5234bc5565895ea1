import type { NavEntry } from '@/src/shared/nav';

export const nav: readonly NavEntry[] = [
  { pathname: '/joy-ui', title: 'Joy UI', icon: 'api' },
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/joy-ui/getting-started', title: 'Overview' },
      {
        pathname: '/joy-ui/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/joy-ui/main-features/global-variants' },
          { pathname: '/joy-ui/main-features/color-inversion' },
          { pathname: '/joy-ui/main-features/automatic-adjustment' },
          { pathname: '/joy-ui/main-features/dark-mode-optimization' },
        ],
      },
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
        children: [
          { pathname: '/joy-ui/react-autocomplete' },
          { pathname: '/joy-ui/react-button' },
          { pathname: '/joy-ui/react-button-group' },
          { pathname: '/joy-ui/react-checkbox' },
          { pathname: '/joy-ui/react-input' },
          { pathname: '/joy-ui/react-radio-button' },
          { pathname: '/joy-ui/react-select' },
          { pathname: '/joy-ui/react-slider' },
          { pathname: '/joy-ui/react-switch' },
          { pathname: '/joy-ui/react-textarea' },
          { pathname: '/joy-ui/react-text-field' },
          { pathname: '/joy-ui/react-toggle-button-group' },
        ],
      },
      {
        pathname: '/joy-ui/components/data-display',
        subheader: 'Data display',
        children: [
          { pathname: '/joy-ui/react-aspect-ratio' },
          { pathname: '/joy-ui/react-avatar' },
          { pathname: '/joy-ui/react-badge' },
          { pathname: '/joy-ui/react-chip' },
          { pathname: '/joy-ui/react-divider' },
          { pathname: '/joy-ui/react-list' },
          { pathname: '/joy-ui/react-table' },
          { pathname: '/joy-ui/react-tooltip' },
          { pathname: '/joy-ui/react-typography' },
        ],
      },
      {
        pathname: '/joy-ui/components/feedback',
        subheader: 'Feedback',
        children: [
          { pathname: '/joy-ui/react-alert' },
          { pathname: '/joy-ui/react-circular-progress' },
          { pathname: '/joy-ui/react-linear-progress' },
          { pathname: '/joy-ui/react-modal' },
          { pathname: '/joy-ui/react-skeleton' },
          { pathname: '/joy-ui/react-snackbar' },
        ],
      },
      {
        pathname: '/joy-ui/components/surfaces',
        subheader: 'Surfaces',
        children: [
          { pathname: '/joy-ui/react-accordion' },
          { pathname: '/joy-ui/react-card' },
          { pathname: '/joy-ui/react-sheet' },
        ],
      },
      {
        pathname: '/joy-ui/components/navigation',
        subheader: 'Navigation',
        children: [
          { pathname: '/joy-ui/react-breadcrumbs' },
          { pathname: '/joy-ui/react-drawer' },
          { pathname: '/joy-ui/react-link' },
          { pathname: '/joy-ui/react-menu' },
          { pathname: '/joy-ui/react-stepper' },
          { pathname: '/joy-ui/react-tabs' },
        ],
      },
      {
        pathname: '/joy-ui/components/layout',
        subheader: 'Layout',
        children: [
          { pathname: '/joy-ui/react-box' },
          { pathname: '/joy-ui/react-grid' },
          { pathname: '/joy-ui/react-stack' },
        ],
      },
      {
        pathname: '/joy-ui/components/utils',
        subheader: 'Utils',
        children: [{ pathname: '/joy-ui/react-css-baseline' }],
      },
    ],
  },
  { pathname: '/joy-ui/api', title: 'API reference', icon: 'api' },
];
