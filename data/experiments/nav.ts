import type { NavEntry } from '@/src/shared/nav';

/** The site's own test pages: every field of `NavEntry` is used here at least once. */
export const nav: readonly NavEntry[] = [
  { pathname: '/experiments/docs', title: 'Test pages', icon: 'test' },
  {
    pathname: '/experiments/docs/writing',
    title: 'Writing',
    icon: 'guide',
    children: [
      { pathname: '/experiments/docs/headers' },
      { pathname: '/experiments/docs/markdown' },
      { pathname: '/experiments/docs/og-card', title: 'OG Image' },
    ],
  },
  {
    pathname: '/experiments/docs/components',
    title: 'Components',
    icon: 'components',
    children: [
      { pathname: '/experiments/docs/callouts' },
      { pathname: '/experiments/docs/codeblock' },
      { pathname: '/experiments/docs/custom-components' },
      { pathname: '/experiments/docs/demos' },
      { pathname: '/experiments/docs/feedback', title: 'Feedback report' },
      { pathname: '/experiments/docs/data-grid-premium', title: 'API DataGridPremium' },
    ],
  },
  {
    pathname: '/experiments/docs/main-parent',
    title: 'Test: nav.ts',
    icon: 'test',
    children: [
      { pathname: '/experiments/docs/first-level-child-1', title: 'First-level child 1' },
      {
        pathname: '/experiments/docs/first-level-child-2',
        title: 'First-level child 2',
        children: [
          { pathname: '/experiments/docs/second-level-child', title: 'Second-level child' },
          {
            pathname: '/experiments/docs/subheader',
            subheader: 'Subheader',
            children: [{ pathname: '/experiments/docs/subheader-divider' }],
          },
          {
            pathname: '/experiments/docs/api/data-grid-group',
            title: 'Second-level child parent',
            children: [
              { pathname: '/experiments/docs/third-level-child', title: 'Third-level child' },
              {
                pathname: '/experiments/docs/api/data-grid-components-group',
                title: 'Data grid components group',
                children: [
                  {
                    pathname: '/experiments/docs/api/data-grid/data-grid',
                    title: 'Fourth-level child',
                  },
                ],
              },
            ],
          },
        ],
      },
      { pathname: '/experiments/docs/first-level-child-3', title: 'Pro plan', plan: 'pro' },
      { pathname: '/experiments/docs/first-level-child-4', title: 'New feature', newFeature: true },
      {
        pathname: '/experiments/docs/first-level-child-5',
        title: 'Planned feature',
        planned: true,
      },
      {
        pathname: '/experiments/docs/first-level-child-6',
        title: 'Unstable feature',
        unstable: true,
      },
      { pathname: '/experiments/docs/first-level-child-7', title: 'Beta feature', beta: true },
      { pathname: '/experiments/docs/first-level-child-8', title: 'Legacy feature', legacy: true },
      {
        pathname: '/experiments/docs/first-level-child-9',
        title: 'OverflowWithLongApiComponent',
        plan: 'premium',
        deprecated: true,
      },
    ],
  },
];
