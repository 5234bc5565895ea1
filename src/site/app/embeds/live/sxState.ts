/** What the explorer computes from an `sx` value. */
import { createTheme as createMaterialTheme } from '@mui/material/styles';
import { createTheme as createSystemTheme } from '@mui/system';
import { type DataProblemKind, type ParsedData } from '@/src/shared/parseData';
import { type SxRule, createSxRules } from '@/src/shared/sxCss';

export type SxObject = Readonly<Record<string, unknown>>;
export type SxValue = SxObject | readonly unknown[];

/** Default themes. MUI System's has no palette, shadows, or typography. */
export const SX_THEMES = { material: createMaterialTheme(), system: createSystemTheme() };
export type SxThemeName = keyof typeof SX_THEMES;

/** A reason why a part of the value has no effect. */
export interface SxProblem {
  kind: DataProblemKind | 'object' | 'breakpoint' | 'css' | 'thrown';
  line?: number;
  code?: string;
}

/** The rules of a value, or why it has none. */
interface SxResult {
  rules: readonly SxRule[];
  problems: readonly SxProblem[];
}

/** The class of the element in the CSS that the explorer shows. */
const SHOWN_SELECTOR = '.element';

/** Whether a parsed text is an `sx` value. */
export function isSxValue(value: unknown): value is SxValue {
  return typeof value === 'object' && value !== null;
}

/** Lists the problems of a text. */
export function listTextProblems({ value, problems }: ParsedData): readonly SxProblem[] {
  return problems.length > 0 || isSxValue(value) ? problems : [{ kind: 'object' }];
}

/** Resolves a value with a theme. */
export function resolveSxValue(value: SxValue, themeName: SxThemeName): SxResult {
  const theme = SX_THEMES[themeName];
  try {
    const rules = createSxRules(value, theme, SHOWN_SELECTOR);
    const names = Array.isArray(value) ? value.flatMap(listKeys) : listKeys(value);
    return {
      rules,
      problems: [
        ...names
          .filter((name) => (theme.breakpoints.keys as readonly string[]).includes(name))
          .map((code) => ({ kind: 'breakpoint' as const, code })),
        ...listInvalid(rules).map((code) => ({ kind: 'css' as const, code })),
      ],
    };
  } catch (error) {
    // A value that is of another type than the package expects.
    return { rules: [], problems: [{ kind: 'thrown', code: String(error) }] };
  }
}

/** Returns rules for the element of the preview only. A value with braces could otherwise style the page. */
export function createPreviewRules(
  value: SxValue,
  themeName: SxThemeName,
  selector: string,
): readonly SxRule[] {
  try {
    return createSxRules(value, SX_THEMES[themeName], selector).filter(
      (rule) =>
        rule.conditions.some((condition) => condition.startsWith('@keyframes')) ||
        rule.selector.split(',').every((part) => part.includes(selector)),
    );
  } catch {
    return []; // `resolveSxValue` reports it.
  }
}

function listKeys(value: unknown): string[] {
  return isSxValue(value) && !Array.isArray(value) ? Object.keys(value) : [];
}

/** Lists declarations that the browser doesn't support. The server doesn't know them. */
function listInvalid(rules: readonly SxRule[]): string[] {
  if (typeof CSS === 'undefined') {
    return [];
  }
  const declarations = rules.flatMap((rule) => rule.declarations);
  return declarations
    .filter(([property, value]) => !CSS.supports(property, value.replace(/\s*!important$/, '')))
    .map(([property, value]) => `${property}: ${value}`);
}
