// The recipes of this page check these listings with the package's own types.
declare module 'styled-components' {
  import type * as React from 'react';

  // A listing adds the theme.
  export interface DefaultTheme {}

  type Tag<Props> = (
    styles: TemplateStringsArray,
    ...values: ((props: { theme: DefaultTheme }) => string)[]
  ) => React.ComponentType<Props>;

  export const styled: {
    <Props>(component: React.ComponentType<Props>): Tag<Props>;
    section: Tag<React.ComponentProps<'section'>>;
  };

  export class ServerStyleSheet {
    instance: { clearTag: () => void };
    getStyleElement(): React.ReactElement[];
  }

  export function StyleSheetManager(props: {
    sheet?: ServerStyleSheet['instance'];
    shouldForwardProp?: (prop: string, target: React.ElementType) => boolean;
    children: React.ReactNode;
  }): React.JSX.Element;
}

declare module '@emotion/is-prop-valid' {
  export default function isPropValid(prop: string): boolean;
}
