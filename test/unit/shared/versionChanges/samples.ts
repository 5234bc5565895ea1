import type { PackageChanges } from '@/src/shared/versionChanges/versionChanges';

/** Two packages with a few changes of each kind. */
export const PACKAGES: readonly PackageChanges[] = [
  {
    package: '@mui/material',
    versions: ['5.0.0', '5.1.0', '5.1.2', '5.10.0', '6.0.0', '6.1.3'],
    dates: { '6.0.0': '2024-08-26' },
    names: ['Button', 'Card', 'Tabs'],
    pages: { Button: '/material-ui/api/button/', Tabs: '/material-ui/api/tabs/' },
    changes: [
      { entry: 'Card', version: '5.1.2', table: 'props', member: 'slots', what: 'added' },
      {
        entry: 'Tabs',
        version: '5.10.0',
        table: 'props',
        member: 'color',
        what: 'values',
        added: ["'error'"],
        removed: ["'default'"],
      },
      {
        entry: 'Button',
        version: '6.0.0',
        table: 'classes',
        member: 'label',
        what: 'deprecated',
        note: 'Use `text`.',
        codemod: 'deprecations/button-classes',
        href: '/material-ui/api/button/#button-classes-label',
      },
      {
        entry: 'Button',
        version: '6.1.3',
        table: 'props',
        member: 'size',
        what: 'type',
        from: 'string',
        to: "'a' | `b`",
      },
      { entry: 'Card', version: '6.1.3', what: 'removed' },
    ],
  },
  {
    package: '@mui/joy',
    versions: ['5.0.0-beta.2', '5.0.0-beta.9', '5.0.0-beta.10'],
    dates: {},
    names: ['Sheet'],
    pages: { Sheet: '/joy-ui/api/sheet/' },
    changes: [{ entry: 'Sheet', version: '5.0.0-beta.10', what: 'added' }],
  },
];
