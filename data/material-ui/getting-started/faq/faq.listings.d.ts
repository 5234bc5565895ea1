declare module 'react-router' {
  import type * as React from 'react';

  export const Link: React.ForwardRefExoticComponent<
    React.AnchorHTMLAttributes<HTMLAnchorElement> & {
      to: string;
    } & React.RefAttributes<HTMLAnchorElement>
  >;
}
