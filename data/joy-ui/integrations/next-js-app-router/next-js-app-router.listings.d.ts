// The recipe of this page checks this listing with the package's own types.
declare module '@mui/material-nextjs/v15-appRouter' {
  import type * as React from 'react';

  export function AppRouterCacheProvider(props: {
    children: React.ReactNode;
    options?: { key: string };
  }): React.JSX.Element;
}
