/** Reads the CSS variables of a playground. */
import type { ApiEntry } from '@/src/shared/apiEntry';
import type { Html } from '@/src/shared/page';
import type { PlaygroundVariable, PlaygroundVariables } from '@/src/shared/playground';
import { readCode, renderHtml } from '../markdown/html';
import { hasOwnVariable, hasVariable } from './findVariables';
import type { Fail } from './readConfig';
import type { PlaygroundConfig } from './schema';

/** What the code and the colors of variables need to know about the theme of a product. */
const THEMES: Readonly<Record<string, Pick<PlaygroundVariables, 'createTheme'> & Colors>> = {
  'joy-ui': {
    createTheme: { name: 'extendTheme', from: '@mui/joy/styles' },
    prefix: '--joy-palette-',
    colors: [
      ...['primary', 'neutral', 'danger', 'success', 'warning'].map((role) => `${role}-500`),
      'text-primary',
      'background-body',
    ],
  },
};

interface Colors {
  /** The beginning of the theme's own variables for colors. */
  prefix: string;
  /** The colors to choose from, without the prefix. */
  colors: readonly string[];
}

/** A row of the table of variables. */
export interface VariableRow {
  name: string;
  /** The components of the page whose own code reads or sets it; none if only code that they share does. */
  components: string[];
  sets: string;
}

/**
 * Lists the variables in the data of a playground.
 * @param entries the components of the page.
 * @throws BuildError for a variable that the code of none of these components has.
 */
export function listVariables(
  config: Pick<PlaygroundConfig, 'variables'>,
  entries: readonly ApiEntry[],
  fail: Fail,
): VariableRow[] {
  return Object.entries(config.variables).map(([name, { sets }]) => {
    if (!entries.some((entry) => hasVariable(entry, name))) {
      fail(
        `the code of ${entries.map((entry) => entry.name).join(' and ')} has no CSS variable "${name}"`,
        `correct the name: see node_modules/${entries[0]?.package}`,
      );
    }
    const components = entries.filter((entry) => hasOwnVariable(entry, name));
    return { name, components: components.map((entry) => entry.name), sets };
  });
}

/** Creates the controls of the variables in the data of a playground. Returns undefined if it needs none. */
export function readVariables(
  { variables, fixed }: Pick<PlaygroundConfig, 'variables' | 'fixed'>,
  entry: ApiEntry,
  fail: Fail,
): PlaygroundVariables<Html> | undefined {
  const theme = THEMES[entry.product];
  if (Object.keys(variables).length === 0) {
    return undefined;
  }
  if (!theme || entry.themeName === undefined) {
    return fail(
      `"variables" is set, but the theme of ${entry.product} has no place for ${entry.name}`,
      'remove it, or add the product to THEMES in src/node/playground/readVariables.ts',
    );
  }
  if (fixed.sx !== undefined && (typeof fixed.sx !== 'object' || Array.isArray(fixed.sx))) {
    fail('"fixed.sx" is no object, so no variables can be added to it', 'write an object');
  }
  const controls = Object.entries(variables).flatMap(
    ([prop, variable]): PlaygroundVariable<Html>[] => {
      const { sets, min, max, step = 1, unit, color } = variable;
      const description = { html: renderHtml(readCode(sets)) };
      if (min !== undefined && max !== undefined && unit !== undefined) {
        return [{ prop, description, kind: 'number', min, max, step, unit }];
      }
      return color
        ? [{ prop, description, kind: 'choice', choices: theme.colors, prefix: theme.prefix }]
        : [];
    },
  );
  return controls.length > 0
    ? { controls, themeName: entry.themeName, createTheme: theme.createTheme }
    : undefined;
}
