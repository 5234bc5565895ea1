declare module '@mui/material-nextjs/v15-appRouter' {
  import type * as React from 'react';

  export function AppRouterCacheProvider(props: { children: React.ReactNode }): React.JSX.Element;
}

declare module '@mui/material-nextjs/v15-pagesRouter' {
  import type * as React from 'react';
  import type { DocumentContext, DocumentInitialProps } from 'next/document';

  export interface DocumentHeadTagsProps {
    emotionStyleTags: React.ReactElement<unknown>[];
  }

  export function AppCacheProvider(props: { children: React.ReactNode }): React.JSX.Element;

  export function DocumentHeadTags(props: DocumentHeadTagsProps): React.JSX.Element;

  export function documentGetInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & DocumentHeadTagsProps>;
}
