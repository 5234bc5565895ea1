/** Makes the components of a demo in an iframe use the document and window of the iframe. */

interface ThemeComponents {
  components?: Readonly<Record<string, { defaultProps?: object } | undefined>>;
}

/**
 * For demos that a portal renders into an iframe: overlays are appended to that document's body, and `useMediaQuery`
 * uses the iframe's width. A demo's own props take precedence, as over all default props.
 * @param target the document of the iframe.
 * @returns a function that adapts a theme. It returns the same object for the same theme.
 */
export function createFrameAdapter(target: Document): (theme: object) => object {
  const overlay = { container: target.body };
  const defaults = {
    MuiModal: overlay,
    JoyModal: overlay,
    MuiUseMediaQuery: {
      matchMedia: (query: string) => (target.defaultView ?? window).matchMedia(query),
    },
  };
  const adapted = new WeakMap<object, object>();
  return (theme) => {
    const { components = {} } = theme as ThemeComponents;
    const known = adapted.get(theme) ?? {
      ...theme,
      components: {
        ...components,
        ...Object.fromEntries(
          Object.entries(defaults).map(([name, props]) => [
            name,
            { ...components[name], defaultProps: { ...props, ...components[name]?.defaultProps } },
          ]),
        ),
      },
    };
    adapted.set(theme, known);
    return known;
  };
}
