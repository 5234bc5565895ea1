/** Reads a theme from design tokens in the format of the W3C community group: objects with `$value` and `$type`. */
import { type RawThemes, setAt } from './readCssVariables';
import { isForbiddenKey } from './safeText';
import { type ThemeProblem, isObject } from './types';

interface Token {
  path: readonly string[];
  type: string | undefined;
  value: unknown;
}

const MAX_TOKENS = 2000;
const MAX_DEPTH = 12;
const MAX_REFERENCES = 10;

/** Whether data has tokens. */
export const hasTokens = (data: unknown, depth = 0): boolean =>
  isObject(data) &&
  depth < MAX_DEPTH &&
  (Object.hasOwn(data, '$value') ||
    Object.values(data)
      .slice(0, MAX_TOKENS)
      .some((child) => hasTokens(child, depth + 1)));

/**
 * Reads tokens. A group named `light` or `dark` is for a mode, and groups named `palette` or `color` have the roles. A token
 * named as a role, without a name below it, is its main color.
 */
export function readDesignTokens(data: unknown): { raw: RawThemes; problems: ThemeProblem[] } {
  const tokens = listTokens(data);
  const byName = new Map(tokens.map((token) => [token.path.join('.'), token]));
  const raw: RawThemes = {};
  const problems: ThemeProblem[] = [];
  for (const token of tokens) {
    const library = token.path[0] === 'joy' ? 'joy' : 'material';
    const path = getPath(token, library === 'joy');
    const value = readValue(resolve(token, byName));
    const code = token.path.join('.');
    if (!path) {
      problems.push({ kind: 'unknown', code });
    } else if (value === undefined) {
      problems.push({ kind: 'value', code });
    } else {
      setAt((raw[library] ??= {}), path, value);
    }
  }
  return { raw, problems };
}

function listTokens(data: unknown): Token[] {
  const tokens: Token[] = [];
  const visit = (group: unknown, path: readonly string[], inherited: string | undefined) => {
    if (!isObject(group) || path.length > MAX_DEPTH || tokens.length >= MAX_TOKENS) {
      return;
    }
    const type = typeof group.$type === 'string' ? group.$type : inherited;
    if (Object.hasOwn(group, '$value')) {
      tokens.push({ path, type, value: group.$value });
      return;
    }
    Object.entries(group)
      .filter(([key]) => !key.startsWith('$') && !isForbiddenKey(key))
      .forEach(([key, child]) => visit(child, [...path, key], type));
  };
  visit(data, [], undefined);
  return tokens;
}

/** Groups that only contain others. */
const CONTAINERS = [
  'palette',
  'color',
  'colors',
  'material',
  'mui',
  'joy',
  'theme',
  'colorSchemes',
];

function getPath({ path, type }: Token, isJoy: boolean): readonly string[] | undefined {
  const scheme = path.find((key) => /^(?:light|dark)$/i.test(key) && key !== path.at(-1));
  const rest = path.filter(
    (key, index) => !(index < path.length - 1 && (CONTAINERS.includes(key) || key === scheme)),
  );
  const [group = '', ...names] = rest;
  if (type === 'color') {
    const isRole = names.length === 0 && group !== 'divider';
    const role = isRole ? [group, isJoy ? '500' : 'main'] : rest;
    return ['colorSchemes', scheme?.toLowerCase() ?? 'light', 'palette', ...role];
  }
  if (/^(?:spacing|space)$/i.test(group) && names.length <= 1) {
    return ['spacing'];
  }
  if (/^(?:shape|radius|radii|borderRadius)$/i.test(group)) {
    return isJoy ? ['radius', names.join('-') || 'md'] : ['shape', 'borderRadius'];
  }
  if (/^(?:typography|font|fontFamily|fontSize)$/i.test(group)) {
    const isOwn = /^font(?:Family|Size)$/.test(group);
    return isJoy
      ? [group, names.join('-') || 'body']
      : ['typography', ...(isOwn ? [group] : names)];
  }
  return undefined;
}

/** Returns the value of a token, in which no reference such as `{color.primary}` is left. */
function resolve({ value }: Token, all: ReadonlyMap<string, Token>, depth = 0): unknown {
  const name = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  if (name === undefined) {
    return value;
  }
  const target = all.get(name);
  return target && depth < MAX_REFERENCES ? resolve(target, all, depth + 1) : undefined;
}

/** Converts the value of a token: colors and dimensions can be objects. */
function readValue(value: unknown): string | number | undefined {
  if (typeof value === 'number') {
    return value;
  }
  if (typeof value === 'string') {
    const pixels = /^(-?[\d.]+)px$/.exec(value)?.[1];
    return pixels === undefined ? value : Number(pixels);
  }
  if (Array.isArray(value)) {
    return value.every((part) => typeof part === 'string')
      ? value.map(quoteFamily).join(', ')
      : undefined;
  }
  if (!isObject(value)) {
    return undefined;
  }
  if (typeof value.value === 'number') {
    return value.unit === undefined || value.unit === 'px'
      ? value.value
      : `${value.value}${String(value.unit)}`;
  }
  return readColor(value);
}

const quoteFamily = (name: string): string => (/^[\w-]+$/.test(name) ? name : `"${name}"`);

function readColor({
  hex,
  components,
  colorSpace,
  alpha,
}: Readonly<Record<string, unknown>>): string | undefined {
  const opacity = typeof alpha === 'number' && alpha < 1 ? alpha : undefined;
  if (typeof hex === 'string' && opacity === undefined) {
    return hex;
  }
  const isKnown =
    (colorSpace === undefined || colorSpace === 'srgb') &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every((channel) => typeof channel === 'number');
  if (!isKnown) {
    return undefined;
  }
  const channels = (components as number[]).map((channel) => Math.round(channel * 255)).join(', ');
  return opacity === undefined ? `rgb(${channels})` : `rgba(${channels}, ${opacity})`;
}
