/** A path in the theme: `theme.palette.primary.contrastText`, `components.MuiButton.styleOverrides.root`. */

export interface ThemePathRecognition {
  kind: 'themePath';
  /** The keys below `theme`, without `vars`. */
  path: string[];
  /** The call at the end of the path, as it was written: `('md')`. */
  call?: string;
}

/** Keys that paths without `theme` begin with. */
const KEYS =
  /^(?:palette|typography|breakpoints|transitions|zIndex|shadows|shadow|mixins|shape|components|colorSchemes|opacity|overlays|font|fontFamily|fontSize|fontWeight|lineHeight|radius|focus|vars|defaultColorScheme)\b/;
const PATH = /^[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*|\[(?:'[\w-]+'|"[\w-]+"|\d+)\])*/;
/** A call, a calculation such as `+ 1`, the end of a template or a statement. */
const REST = /^(\([^()]{0,200}\))?(?:\s*[-+*/]\s*[\d.]+)?[;,})`'"]*$/;

export function recognizeThemePath(text: string): ThemePathRecognition | undefined {
  const start = text
    .replace(/^[`'"]?\$\{/, '')
    .replace(/^\((?:\w+\.)?theme\.vars\s*(?:\|\||\?\?)\s*(?:\w+\.)?theme\)/, 'theme');
  const [path] = PATH.exec(start) ?? [];
  const rest = path === undefined ? null : REST.exec(start.slice(path.length));
  if (path === undefined || !rest) {
    return undefined;
  }
  const keys: string[] = path.match(/[\w$-]+/g) ?? [];
  const theme = keys.indexOf('theme');
  const isTheme = theme === 0 || (theme === 1 && keys[0] === 'props');
  if (!isTheme && !KEYS.test(path)) {
    return undefined;
  }
  const below = keys.slice(isTheme ? theme + 1 : 0);
  const own = below.filter((key, index) => !(index === 0 && key === 'vars'));
  // One word is a search, such as "palette".
  return own.length > (isTheme ? 0 : 1)
    ? { kind: 'themePath', path: own, ...(rest[1] !== undefined && { call: rest[1] }) }
    : undefined;
}
