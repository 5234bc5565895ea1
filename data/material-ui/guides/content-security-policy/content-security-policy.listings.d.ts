// The recipes of this page check these listings with the packages' own types.
declare module '@mui/material-nextjs/v15-appRouter' {
  import type * as React from 'react';

  export function AppRouterCacheProvider(props: {
    children: React.ReactNode;
    options: { nonce: string | undefined };
  }): React.JSX.Element;
}

declare module '*/theme' {
  import type { Theme } from '@mui/material/styles';

  export const theme: Theme;
}
