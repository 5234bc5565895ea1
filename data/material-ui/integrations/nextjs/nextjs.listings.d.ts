// The recipes of this page check these listings with the packages' own types.
declare module '@mui/material-nextjs/v15-appRouter' {
  import type * as React from 'react';

  export function AppRouterCacheProvider(props: {
    children: React.ReactNode;
    options?: { enableCssLayer: boolean };
  }): React.JSX.Element;
}

declare module '@mui/material-nextjs/v15-pagesRouter' {
  import type { EmotionCache } from '@emotion/cache';
  import type * as React from 'react';
  import type { AppProps } from 'next/app';
  import type { DocumentContext, DocumentInitialProps } from 'next/document';

  export interface DocumentHeadTagsProps {
    emotionStyleTags: React.ReactElement<unknown>[];
  }

  interface Plugin {
    enhanceApp: (App: React.ComponentType<AppProps>) => (props: AppProps) => React.JSX.Element;
    resolveProps: (initialProps: DocumentInitialProps) => Promise<DocumentInitialProps>;
  }

  export function createEmotionCache(options: {
    key: string;
    enableCssLayer: boolean;
  }): EmotionCache;

  export function AppCacheProvider(props: {
    emotionCache?: EmotionCache;
    children: React.ReactNode;
  }): React.JSX.Element;

  export function DocumentHeadTags(props: DocumentHeadTagsProps): React.JSX.Element;

  export function documentGetInitialProps(
    context: DocumentContext,
    options?: { emotionCache?: EmotionCache; plugins?: Plugin[] },
  ): Promise<DocumentInitialProps & DocumentHeadTagsProps>;
}

declare module 'styled-components' {
  import type * as React from 'react';

  export class ServerStyleSheet {
    collectStyles(tree: React.ReactNode): React.JSX.Element;
    getStyleElement(): React.ReactElement[];
    seal(): void;
  }
}
