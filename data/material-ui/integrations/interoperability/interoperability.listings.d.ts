// The recipes of this page check these listings with the packages' own types.
declare module '@mui/material-nextjs/v15-appRouter' {
  import type * as React from 'react';

  export function AppRouterCacheProvider(props: {
    children: React.ReactNode;
    options: { enableCssLayer: boolean };
  }): React.JSX.Element;
}

declare module 'styled-components' {
  import type * as React from 'react';

  export function styled<Props>(
    component: React.ComponentType<Props>,
  ): (styles: TemplateStringsArray) => React.ComponentType<Props>;
}

declare module '*.module.css' {
  const styles: Record<string, string>;
  export default styles;
}
