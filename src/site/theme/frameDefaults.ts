/** What a library does in the page's document and window, a demo in a frame has to do in those of its frame. */

interface ThemeComponents {
  components?: Readonly<Record<string, { defaultProps?: object } | undefined>>;
}

/**
 * For demos that render into the document of a frame by a portal: overlays go to that document's body, and the width that
 * `useMediaQuery` asks for is the frame's. A demo's own props take precedence, as over all default props.
 * @param target the document of the frame.
 * @returns a function that adapts a theme: the same object for the same theme.
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
