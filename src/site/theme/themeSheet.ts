/**
 * A theme's CSS variables as one style sheet per page. `_document` renders it; a theme that is loaded later adds its
 * own.
 */

import { getThemeSheetId } from '@/src/shared/styleIds';
import { MODE_ATTRIBUTE } from '../state/modeNames';
import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from '../state/themeSettings';

/** The methods of themes from both `createTheme` and `extendTheme`. */
interface ThemeWithSheets {
  generateStyleSheets: () => Record<string, object>[];
}

/** Returns the style sheet that defines a theme's CSS variables in both color schemes. */
export function themeToCss(theme: ThemeWithSheets): string {
  const rules = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet)) as Rule[];
  const schemed = new Set(
    rules.filter(([selector]) => selector !== ROOT).flatMap(([, body]) => Object.keys(body)),
  );
  return rules
    .flatMap((rule) => (rule[0] === ROOT ? splitRoot(rule, schemed) : [rule]))
    .map(([selector, declarations]) => {
      const body = Object.entries(declarations)
        .map(([name, value]) => `${toProperty(name)}:${String(value).replace(/,\s+/g, ',')}`)
        .join(';');
      return `${selector}{${body}}`;
    })
    .join('');
}

type Rule = [selector: string, declarations: Record<string, string | number>];

const ROOT = ':root';

/**
 * Splits the rule of the root. A variable that depends on variables of a color scheme, such as Joy UI's shadows, is
 * repeated wherever a color scheme starts, because a demo can have its own. The others stay at the root.
 */
function splitRoot([, declarations]: Rule, schemed: ReadonlySet<string>): Rule[] {
  const follows = ([, value]: [string, string | number]) =>
    [...String(value).matchAll(/var\((--[\w-]+)/g)].some(([, name]) => schemed.has(name!));
  const entries = Object.entries(declarations);
  const following = entries.filter(follows);
  const rules: Rule[] = [
    [ROOT, Object.fromEntries(entries.filter((entry) => !follows(entry)))],
    [`${ROOT},[${MODE_ATTRIBUTE}]`, Object.fromEntries(following)],
  ];
  return following.length > 0 ? rules : rules.slice(0, 1);
}

/** Returns the CSS name of a property: themes have both `colorScheme` and `--mui-spacing`. */
function toProperty(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The settings that a theme's variables depend on. An exported page has the variables of the default settings. */
function getSheetKey({
  dense: _dense,
  direction: _direction,
  paletteMode: _mode,
  ...settings
}: ThemeSettings): string {
  return JSON.stringify(settings);
}

const SERVED = getSheetKey(DEFAULT_THEME_SETTINGS);

/**
 * Sets a document's CSS variables to those of a theme. Does nothing if they are up to date, or if the theme has none.
 * @param settings the settings of the theme.
 * @param variant identifies the visitor's own theme. It is empty if there is none.
 */
export function applyThemeSheet(
  themeId: string,
  theme: object,
  settings: ThemeSettings,
  target: Document,
  variant = '',
): void {
  if (!hasSheets(theme)) {
    return;
  }
  const id = getThemeSheetId(themeId);
  const present = target.getElementById(id);
  const key = getSheetKey(settings) + variant;
  if (present && (present.dataset.settings ?? SERVED) === key) {
    return;
  }
  const style = target.createElement('style');
  style.id = id;
  style.dataset.settings = key;
  style.textContent = themeToCss(theme);
  if (present) {
    present.replaceWith(style);
  } else {
    target.head.append(style);
  }
}

/** Whether a theme has CSS variables. MUI System's has none. */
export function hasSheets(theme: object): theme is ThemeWithSheets {
  return 'generateStyleSheets' in theme;
}

/**
 * Returns a theme whose `vars` have no fallback values: `var(--mui-shape-borderRadius)` instead of
 * `var(--mui-shape-borderRadius, 4px)`. Every page of this site defines the variables, so the fallbacks would only add
 * bytes to each demo's styles.
 */
export function withoutFallbacks<T extends { vars: object }>(theme: T): T {
  theme.vars = strip(theme.vars);
  return theme;
}

function strip<T extends object>(vars: T): T {
  const entries = Object.entries(vars).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') {
      return [key, value.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)')];
    }
    return [key, typeof value === 'object' && value !== null ? strip(value) : value];
  });
  return (
    Array.isArray(vars) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
  ) as T;
}
