/** A CSS variable of a theme or a component: `--mui-palette-primary-main`, `var(--Button-gap)`. */

export interface CssVariableRecognition {
  kind: 'cssVariable';
  name: string;
}

const VARIABLE = /^(?:[\w-]+\s*:\s*)?(?:var\(\s*)?['"]?(--[A-Za-z][\w-]*)/;
/** The rest of a declaration: a value, or the fallback of `var()`. */
const REST = /^['"]?\s*(?:[,:)\]][^{}]*)?;?$/;

export function recognizeCssVariable(text: string): CssVariableRecognition | undefined {
  const start = text.replace(/^['"`]/, '');
  const match = VARIABLE.exec(start);
  return match && REST.test(start.slice(match[0].length))
    ? { kind: 'cssVariable', name: match[1]! }
    : undefined;
}
