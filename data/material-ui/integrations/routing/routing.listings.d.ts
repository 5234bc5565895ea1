// The recipes of this page check these listings with the packages' own types.
declare module 'react-router' {
  import type * as React from 'react';

  export function BrowserRouter(props: { children: React.ReactNode }): React.JSX.Element;
  export function Link(props: React.ComponentProps<'a'> & { to: string }): React.JSX.Element;
  export function Route(props: { path: string; element: React.ReactNode }): React.JSX.Element;
  export function Routes(props: { children: React.ReactNode }): React.JSX.Element;
  export function useLocation(): { pathname: string };
}

declare module '@tanstack/react-router' {
  import type * as React from 'react';

  export function createLink<Props>(
    component: React.ComponentType<Props>,
  ): React.ComponentType<Omit<Props, 'href'> & { to: string }>;
  export function createRootRoute(options: { component: React.ComponentType }): {
    addChildren: (routes: readonly object[]) => object;
  };
  export function createRoute(options: {
    getParentRoute: () => object;
    path: string;
    component: React.ComponentType;
  }): object;
  export function createRouter(options: { routeTree: object }): object;
  export function Outlet(): React.JSX.Element;
  export function RouterProvider(props: { router: object }): React.JSX.Element;
}
