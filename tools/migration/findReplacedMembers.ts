/** Finds out by trying which deprecated props and classes the codemods replace. */
import path from 'node:path';
import { getCodemodName } from '@/src/node/api/history/findReplacement';
import { listChanges, readHistories } from '@/src/node/api/history/readHistory';
import { type Codemod, loadCodemod } from './runCodemods';

/**
 * Members that a codemod replaces with slots that the documented version ignores. The guide of the deprecations says so;
 * see its `notes.json`.
 */
const HARMFUL: Readonly<Record<string, readonly string[]>> = {
  'deprecations/popover-props': ['BackdropComponent', 'BackdropProps'],
};

/**
 * Runs the codemod of each deprecated prop and class of Material UI on code that uses it.
 * @param samples the samples of the guides. Only these codemods are recommended.
 * @param folder the installed package `@mui/codemod`.
 * @returns the members by the name of the codemod that replaces them.
 */
export function findReplacedMembers(
  samples: readonly string[],
  folder: string,
): Record<string, string[]> {
  const history = readHistories().find(({ package: name }) => name === '@mui/material');
  const replaced: Record<string, string[]> = {};
  for (const change of history ? listChanges(history) : []) {
    const { what, entry, table, member } = change;
    const name = getCodemodName(change);
    const isRecommended = samples.some((sample) => sample.endsWith(`/${name}.diff`));
    if (what !== 'deprecated' || name === undefined || member === undefined || !isRecommended) {
      continue;
    }
    const codemod = loadCodemod(name, path.resolve(folder));
    const uses = table === 'props' ? writeProp(entry, member) : writeClass(entry, member);
    const use = new RegExp(`\\b${member}[= ]|[.-]${member}\\b`);
    if (
      !HARMFUL[name]?.includes(member) &&
      uses.some((code) => codemod && !use.test(run(codemod, code)))
    ) {
      (replaced[name] ??= []).push(member);
    }
  }
  return Object.fromEntries(
    Object.entries(replaced)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, members]) => [name, members.sort()]),
  );
}

/** Codemods for `components` throw an error for a value that isn't an object literal. They don't replace it, either. */
function run(codemod: Codemod, code: string): string {
  try {
    return codemod(code);
  } catch {
    return code;
  }
}

/** Code that sets a prop: to a variable, and to an object as `components` and `componentsProps` take it. */
function writeProp(component: string, prop: string): string[] {
  const statement = `import ${component} from '@mui/material/${component}';\n`;
  return ['={value}', '={{ Root: A, Input: A, root: a, input: a }}', ''].map(
    (value) => `${statement}<${component} ${prop}${value} />;\n`,
  );
}

/** Code that selects a class of the root or of a part, with a key and with the name. */
function writeClass(component: string, key: string): string[] {
  const classes = `${component[0]!.toLowerCase()}${component.slice(1)}Classes`;
  const statement = `import { ${classes} } from '@mui/material/${component}';\n`;
  return ['&', '& '].flatMap((start) => [
    `${statement}const sx = { [\`${start}.\${${classes}.${key}}\`]: {} };\n`,
    `const sx = { '${start}.Mui${component}-${key}': {} };\n`,
  ]);
}
