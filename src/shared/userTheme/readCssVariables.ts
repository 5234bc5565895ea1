/** Reads a theme from CSS variables, such as `--mui-palette-primary-main`. */
import { isForbiddenKey } from './safeText';
import type { ThemeLibrary, ThemeProblem } from './types';

/** Data of both libraries, which isn't validated. */
export type RawThemes = Partial<Record<ThemeLibrary, Record<string, unknown>>>;

interface Declaration {
  name: string;
  value: string;
  line: number;
  isDark: boolean;
}

/** Variables that the libraries calculate from others. */
const CALCULATED = /(?:Channel|^overlays-|^opacity-|^font-)|^palette-[A-Z]/;

/** Reads CSS. What isn't a variable of a theme is ignored, because style sheets have other declarations as well. */
export function readCssVariables(css: string): { raw: RawThemes; problems: ThemeProblem[] } {
  const declarations = listDeclarations(css);
  const byName = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const same = byName.get(declaration.name) ?? [];
    same.push(declaration);
    byName.set(declaration.name, same);
  }
  const raw: RawThemes = {};
  const problems: ThemeProblem[] = [];
  for (const declaration of declarations) {
    const { name, line, isDark } = declaration;
    const match =
      /^--(?:(\w+?)-)??((?:palette|shape|spacing|radius|fontFamily|fontSize|fontWeight|lineHeight|shadow|shadowRing|shadowChannel|shadowOpacity|zIndex)(?:-.+)?)$/.exec(
        name,
      );
    const [, prefix = '', variable = ''] = match ?? [];
    const library: ThemeLibrary = prefix === 'joy' ? 'joy' : 'material';
    const path =
      match && !CALCULATED.test(variable) ? getPath(variable, library, isDark) : undefined;
    if (!path || path.some(isForbiddenKey)) {
      continue;
    }
    const value = resolve(declaration, byName);
    if (value === undefined) {
      problems.push({ kind: 'name', line, code: `${name}: ${declaration.value}`.slice(0, 80) });
    } else {
      setAt((raw[library] ??= {}), path, toValue(value, path));
    }
  }
  return { raw, problems };
}

/** Lists the custom properties of a style sheet. A block is for dark mode if a selector or condition around it says "dark". */
function listDeclarations(css: string): Declaration[] {
  const text = css.replace(/\/\*[^]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const found: Declaration[] = [];
  // Whether each open block is for dark mode.
  const blocks: boolean[] = [];
  let start = 0;
  let line = 1;
  const finish = (end: number) => {
    const [name = '', ...value] = text.slice(start, end).split(':');
    if (/^--[\w-]+$/.test(name.trim())) {
      const isDark = blocks.at(-1) ?? false;
      found.push({ name: name.trim(), value: value.join(':').trim(), line, isDark });
    }
    start = end + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\n') {
      line += 1;
    } else if (char === ';') {
      finish(at);
    } else if (char === '{') {
      blocks.push(blocks.at(-1) === true || isDarkSelector(text.slice(start, at)));
      start = at + 1;
    } else if (char === '}') {
      finish(at);
      blocks.pop();
    }
  }
  finish(text.length);
  return found;
}

const isDarkSelector = (selector: string): boolean =>
  /\bdark\b/i.test(selector) && !/:not\([^)]{0,100}dark/i.test(selector);

function getPath(
  variable: string,
  library: ThemeLibrary,
  isDark: boolean,
): readonly string[] | undefined {
  const [group = '', ...rest] = variable.split('-');
  const scheme = ['colorSchemes', isDark ? 'dark' : 'light'];
  switch (group) {
    case 'palette':
      return rest.length > 0 ? [...scheme, 'palette', ...rest] : undefined;
    case 'shadowRing':
    case 'shadowChannel':
    case 'shadowOpacity':
      return library === 'joy' ? [...scheme, group] : undefined;
    case 'spacing':
      return rest.length === 0 ? ['spacing'] : undefined;
    default:
      // The same in both modes.
      return isDark || rest.length === 0 ? undefined : [group, rest.join('-')];
  }
}

const MAX_REFERENCES = 10;

/** Returns the value of a variable, in which no reference to another one is left. */
function resolve(
  { value, isDark }: Declaration,
  all: ReadonlyMap<string, readonly Declaration[]>,
  depth = 0,
): string | undefined {
  const name = /^var\(\s*(--[\w-]+)\s*(?:,[^]*)?\)$/.exec(value)?.[1];
  if (name === undefined) {
    return value;
  }
  const others = all.get(name) ?? [];
  const target = others.find((other) => other.isDark === isDark) ?? others[0];
  return target && depth < MAX_REFERENCES ? resolve(target, all, depth + 1) : undefined;
}

/** Material UI calculates with its radius and spacing, so they are numbers of pixels. */
function toValue(value: string, path: readonly string[]): string | number {
  const isNumeric = ['shape', 'spacing', 'zIndex', 'fontWeight', 'lineHeight'].includes(path[0]!);
  const number = isNumeric ? /^(-?[\d.]+)(?:px)?$/.exec(value)?.[1] : undefined;
  return number === undefined || !Number.isFinite(Number(number)) ? value : Number(number);
}

/** Sets a value in nested objects. */
export function setAt(
  target: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): void {
  let object = target;
  for (const key of path.slice(0, -1)) {
    const inner = Object.hasOwn(object, key) ? object[key] : undefined;
    const next = typeof inner === 'object' && inner !== null ? inner : {};
    object[key] = next;
    object = next as Record<string, unknown>;
  }
  object[path.at(-1)!] = value;
}
