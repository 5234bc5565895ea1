import type { HistoryFile } from '@/src/shared/history/historyFile';

/** The history of a small package. */
export const HISTORY: HistoryFile = {
  package: '@mui/material',
  versions: [
    { version: '5.0.6', date: '2021-10-27' },
    { version: '5.18.0' },
    { version: '6.0.2' },
    { version: '6.1.10', date: '2024-12-03' },
  ],
  entries: {
    Button: {
      href: '/material-ui/api/button/',
      changes: [
        { at: 1, kind: 'added', table: 'props', member: 'loading' },
        {
          ...{ at: 2, kind: 'changed', table: 'props', member: 'size', what: 'default' },
          ...{ before: "'small'", after: "'large'" },
        },
        {
          ...{ at: 3, kind: 'deprecated', table: 'classes', member: 'textPrimary' },
          ...{ use: '`.MuiButton-text`', codemod: 'button-classes' },
        },
      ],
    },
    ButtonGroup: { changes: [{ at: 3, kind: 'removed', table: 'props', member: 'flat' }] },
  },
};
