/** Reads the default props that a theme sets for a component. @param key such as `MuiButton`. */
export function readDefaultProps(
  theme: object,
  key: string | undefined,
): Record<string, unknown> | undefined {
  const { components = {} } = theme as {
    components?: Record<string, { defaultProps?: Record<string, unknown> } | undefined>;
  };
  const props = key === undefined ? undefined : components[key]?.defaultProps;
  return props && Object.keys(props).length > 0 ? props : undefined;
}

/** Prints props as JSX. Values that JSON can't represent, such as functions, are `…`. */
export function printProps(props: Readonly<Record<string, unknown>>): string {
  return Object.entries(props)
    .map(([name, value]) => {
      if (value === true) {
        return name;
      }
      const isData = ['string', 'number', 'boolean'].includes(typeof value) || value === null;
      return typeof value === 'string'
        ? `${name}=${JSON.stringify(value)}`
        : `${name}={${isData ? String(value) : '…'}}`;
    })
    .join(' ');
}
