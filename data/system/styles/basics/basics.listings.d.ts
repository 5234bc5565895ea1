declare module '@mui/styles' {
  type Rules = Readonly<Record<string, object>>;
  export function makeStyles<Props = void>(
    rules: Rules,
  ): (props?: { color: string }) => Record<string, string>;
  export function withStyles(
    rules: Rules,
  ): <Props>(component: React.ComponentType<Props>) => React.ComponentType<Partial<Props>>;
  export function styled(
    tag: string,
  ): (rule: object) => React.ComponentType<{ children?: React.ReactNode }>;
}
