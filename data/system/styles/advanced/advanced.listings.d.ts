declare module '@mui/styles' {
  type Rules = Readonly<Record<string, object>>;
  interface Children {
    children?: React.ReactNode;
  }
  export function makeStyles(
    rules: Rules | ((theme: { ink: string }) => Rules),
    options?: { name: string },
  ): (props?: { classes: Record<string, string> }) => Record<string, string>;
  export const ThemeProvider: React.ComponentType<Children & { theme: object }>;
  export const StylesProvider: React.ComponentType<
    Children & { injectFirst?: boolean; generateClassName?: () => string }
  >;
  export function createGenerateClassName(options: object): () => string;
  export class ServerStyleSheets {
    collect(app: React.ReactElement): React.ReactElement;
    toString(): string;
  }
}
