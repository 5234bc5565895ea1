/** Small packages of declarations, written to `.cache/` so that `react` is found, and read as the real ones are. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Extraction, extractApi } from '@/src/node/api/extract';
import type { ApiNote } from '@/src/node/api/notes';
import type { ApiPackage } from '@/src/node/api/packages';
import { ROOT } from '@/src/node/paths';
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import { makeFolder, removeFolder, writeFiles } from './temp';

/** Of the family: what its shared files declare counts as a component's own. */
export const FIXTURE_NAME = '@mui/fixture';

export interface FixturePackage {
  /** What to give to `extractApi`. */
  apiPackage: ApiPackage;
  /** Where it is installed. */
  folder: string;
  remove: () => void;
}

export interface ReadPackage extends FixturePackage, Extraction {
  /** @throws Error when there is no such entry. */
  getEntry: (name: string) => ApiEntry;
  /** Returns a prop that is in the entry itself: `getProp('Button', 'color')`. @throws Error when there is none. */
  getProp: (entry: string, prop: string) => ApiProp;
  /** Lists the names of props in the entry itself, in order. */
  listProps: (entry: string) => string[];
  /** The notes about a member: `Button.color`. */
  listNotes: (member: string) => ApiNote[];
}

/**
 * Installs a package.
 * @param files text by path inside the package; `package.json` is written unless given.
 * @param options what to read of it; the name is that of the folder in `node_modules` too.
 */
export function writeApiPackage(
  files: Readonly<Record<string, string>>,
  options: Partial<ApiPackage> = {},
): FixturePackage {
  const cache = path.join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const home = makeFolder({}, cache);
  const name = options.name ?? FIXTURE_NAME;
  const folder = path.join(home, 'node_modules', name);
  writeFiles(folder, { 'package.json': JSON.stringify({ name, version: '1.2.3' }), ...files });
  return {
    apiPackage: { name, product: 'fixture', folder, ...options },
    folder,
    remove: () => removeFolder(home),
  };
}

/** Installs a package and reads it. Call `remove` afterwards. */
export function readApiPackage(
  files: Readonly<Record<string, string>>,
  options: Partial<ApiPackage> = {},
): ReadPackage {
  const written = writeApiPackage(files, options);
  try {
    return { ...written, ...query(extractApi([written.apiPackage])) };
  } catch (error) {
    written.remove();
    throw error;
  }
}

/** Adds queries to the extracted data. */
export function query(
  extraction: Extraction,
): Extraction & Omit<ReadPackage, keyof FixturePackage> {
  const getEntry = (name: string) =>
    find(extraction.entries, (entry) => entry.name === name, `entry ${name}`);
  return {
    ...extraction,
    getEntry,
    getProp: (entry, prop) =>
      find(getEntry(entry).props, ({ name }) => name === prop, `prop ${entry}.${prop}`),
    listProps: (entry) => getEntry(entry).props.map(({ name }) => name),
    listNotes: (member) => extraction.notes.filter((note) => note.member === member),
  };
}

function find<T>(list: readonly T[], is: (item: T) => boolean, what: string): T {
  const found = list.find(is);
  if (!found) {
    throw new Error(`No ${what} was read`);
  }
  return found;
}

/** What a folder of a component holds besides its declarations. */
export interface ComponentParts {
  /** JavaScript of the component; it is read, not run. */
  code?: string;
  /** Declaration of its classes interface: the members. */
  classes?: string;
  /** The class map that its code exports; all declared classes have to be in it. */
  map?: Readonly<Record<string, string>>;
}

/**
 * The files of a folder that exports a component as its default, and everything else beside it.
 * @param declarations of `Name/Name.d.ts`, after the import of React.
 */
export function componentFiles(
  name: string,
  declarations: string,
  { code, classes, map }: ComponentParts = {},
): Record<string, string> {
  const mapName = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  return {
    [`${name}/index.d.ts`]: [
      `export { default } from './${name}';`,
      `export * from './${name}';`,
      ...(classes === undefined
        ? []
        : [
            `export { default as ${mapName} } from './${mapName}';`,
            `export * from './${mapName}';`,
          ]),
    ].join('\n'),
    [`${name}/${name}.d.ts`]: `import * as React from 'react';\n${declarations}`,
    ...(classes !== undefined && {
      [`${name}/${mapName}.d.ts`]: `export interface ${name}Classes {\n${classes}\n}
declare const ${mapName}: ${name}Classes;\nexport default ${mapName};`,
    }),
    ...(map && {
      [`${name}/index.js`]: `exports.${mapName} = require('./${mapName}');`,
      [`${name}/${mapName}.js`]: `module.exports = ${JSON.stringify(map)};`,
    }),
    ...(code !== undefined && { [`${name}/${name}.js`]: code }),
  };
}

/** A component with these props: `propsFiles('Chip', 'size?: number')`. */
export function propsFiles(
  name: string,
  props: string,
  parts: ComponentParts & { before?: string } = {},
): Record<string, string> {
  return componentFiles(
    name,
    `${parts.before ?? ''}
export interface ${name}Props {\n${props}\n}
export default function ${name}(props: ${name}Props): React.JSX.Element;`,
    parts,
  );
}

/** Types of components whose root element may be another one. */
export const POLYMORPHIC = `import * as React from 'react';
type DistributiveOmit<T, K extends keyof any> = T extends any ? Omit<T, K> : never;
interface TypeMap { props: {}; defaultComponent: React.ElementType }
/** As in Material UI: one signature for \`component\`, one without. */
export interface Overridable<M extends TypeMap> {
  <C extends React.ElementType>(
    props: {
      /** What is rendered. */
      component: C;
    } & M['props'] & DistributiveOmit<React.ComponentPropsWithRef<C>, keyof M['props']>,
  ): React.JSX.Element | null;
  (
    props: M['props'] &
      DistributiveOmit<React.ComponentPropsWithRef<M['defaultComponent']>, keyof M['props']>,
  ): React.JSX.Element | null;
  propTypes?: any;
}
/** As in Base UI: the root element is a parameter. */
export interface Rooted<M extends TypeMap> {
  <Root extends React.ElementType = M['defaultComponent']>(
    props: M['props'] & DistributiveOmit<React.ComponentPropsWithRef<Root>, keyof M['props']>,
  ): React.JSX.Element | null;
  propTypes?: any;
}`;
