declare module '@mui/material-nextjs/v15-appRouter' {
  import type { Options } from '@emotion/cache';
  import type * as React from 'react';

  export function AppRouterCacheProvider(props: {
    options?: Partial<Options>;
    children: React.ReactNode;
  }): React.JSX.Element;
}
