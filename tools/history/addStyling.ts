/** Reads what components offer for styling: their keys in the theme, and the CSS variables that their code names. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { toPosix } from '@/src/node/paths';
import type { VersionMember } from './readMembers';
import type { VersionApi } from './readVersion';

/** Other builds of the same code. */
const OTHER_BUILDS = /^(?:node|modern|legacy|esm|umd)\//;

/** A variable begins with the name of its component. */
const VARIABLE = /--([A-Z][A-Za-z0-9]*)(?:-[A-Za-z0-9]+)+(?![\w-]|\$\{)/g;
/** The start of a name that code puts together: `--Grid-${axis}Spacing`. */
const TEMPLATE = /--([A-Z][A-Za-z0-9]*)-[\w-]*\$\{/g;
const COMMENTS = /\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g;
/** The prefixes of the libraries in keys of the theme. */
const PREFIX = /^(?:Mui|Joy)/;

/**
 * Adds the tables `theme` and `variables` to the components of a version.
 * @param folder of the package.
 */
export function addStyling(api: VersionApi, folder: string): VersionApi {
  const { names, unknown } = readVariables(folder);
  const variables = groupByComponent(names, (name) => name.slice(2, name.indexOf('-', 2)));
  const theme = groupByComponent(api.themeKeys, (key) => key.replace(PREFIX, ''));
  return {
    ...api,
    entries: Object.fromEntries(
      Object.entries(api.entries).map(([name, entry]) => [
        name,
        {
          ...entry,
          tables: {
            ...entry.tables,
            theme: toTable(theme.get(name)),
            // Without the table, the variables are unknown.
            ...(!unknown.has(name) && { variables: toTable(variables.get(name)) }),
          },
        },
      ]),
    ),
  };
}

/** @returns the names of variables, and the components with names that the code puts together. */
function readVariables(folder: string): { names: string[]; unknown: ReadonlySet<string> } {
  const codes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(toPosix)
    .filter((file) => file.endsWith('.js') && !OTHER_BUILDS.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(COMMENTS, ''));
  const find = (pattern: RegExp, group: 0 | 1) =>
    new Set(codes.flatMap((code) => Array.from(code.matchAll(pattern), (match) => match[group]!)));
  return { names: [...find(VARIABLE, 0)].sort(), unknown: find(TEMPLATE, 1) };
}

function groupByComponent(
  names: readonly string[],
  getComponent: (name: string) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const component = getComponent(name);
    groups.set(component, [...(groups.get(component) ?? []), name]);
  }
  return groups;
}

const toTable = (names: readonly string[] = []): Record<string, VersionMember> =>
  Object.fromEntries(names.map((name) => [name, {}]));
