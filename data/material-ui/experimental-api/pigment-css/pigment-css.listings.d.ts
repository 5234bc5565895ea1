// The recipe of this page checks these listings with the packages' own types.
declare module '@pigment-css/nextjs-plugin' {
  import type { Theme } from '@mui/material/styles';
  import type { NextConfig } from 'next';

  export function withPigment(
    config: NextConfig,
    options: { transformLibraries: string[]; theme: Theme },
  ): NextConfig;
}

declare module '@mui/material-pigment-css' {
  import type * as React from 'react';

  // A listing adds the theme.
  export interface ThemeArgs {}

  export function styled<Tag extends 'main' | 'output'>(
    tag: Tag,
  ): <Props = object>(
    styles: (args: ThemeArgs) => object,
  ) => React.ComponentType<React.ComponentProps<Tag> & Props>;
}
