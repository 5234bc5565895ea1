/** Reads what the syntax of a query says: code is about the component that it names, and not about the words around it. */
import { readUtilityClass } from './utilityClasses';

/** The kinds of names in the API reference that a query can ask for. */
type AskedKind = 'prop' | 'class' | 'hook' | 'slot';

export interface QuerySyntax {
  /** The query without the code around names. */
  text: string;
  /** The component or function that the code is about. */
  name?: string;
  /** The kind of name that the query asks for: `divider prop`, `.Mui-selected`. */
  kind?: AskedKind;
}

/** The import path of an icon. The page of the icons has all of them, and other pages have their names as words. */
const ICON_PATH = /@mui\/icons-material\/\w+/g;

/**
 * Code around names: the package of an import path, the attribute of an ARIA role, which is the name of a component, values
 * without a meaning of their own, and the first keys of a path in the theme.
 */
const NOT_SEARCHED =
  /@mui\/[a-z-]+\/(?:Unstable_)?(?=\w)|(?<==\{)(?:true|false|-?[\d.]+)(?=\})|\(\d*\)|\brole=|^role (?=[a-z]+$)|\b(?:theme|components)\.(?=\w)/g;

/** An import from a package: its names and the path inside the package. */
const IMPORT =
  /^import\s+(?:type\s+)?(?<names>[\w\s,{}*]+?)\s+from\s+['"]@mui\/(?!icons)[a-z-]+(?:\/(?<path>\w+))?['"]?/;
const IMPORT_PATH = /^(?:require\()?['"]?@mui\/(?!icons)[a-z-]+\/(?<path>\w+)['"]?\)?;?$/;
/** A module that is named after what it exports. */
const NAMED_MODULE = /^(?:Unstable_)?(?=[A-Z]|use[A-Z])/;

/** A CSS variable of a component: `--Button-gap`. */
const COMPONENT_VARIABLE = /^--(?<name>[A-Z][A-Za-z]*)-/;
/** A CSS variable of the theme: `--mui-palette-primary-main`. Its parts are keys of the theme. */
const THEME_VARIABLE = /^--(?:mui|joy)-(?<path>[a-z][\w-]*)$/;
const TAG = /^<\/?(?<name>[A-Z]\w*)/;
const CLASS = /^\.?Mui(?:[A-Z]\w*)?-\w+$/;
const COMPONENT = /^(?<name>[A-Z]\w*[a-z]\w*)$/;

/** A last word that only says what the name before it is. */
export const KIND_WORD = /(?<=[\w>]) (?<word>prop|property|hook|class|slot)(?:s|es)?$/i;
const KINDS: Readonly<Record<string, AskedKind>> = {
  prop: 'prop',
  property: 'prop',
  hook: 'hook',
  class: 'class',
  slot: 'slot',
};

/** Libraries whose names for a component users type beside its name, and the prefixes of their elements. */
const LIBRARY =
  /\b(?:ant ?design|antd|chakra(?: ui)?|mantine|shadcn(?:[/ ]ui)?|radix(?: ui)?|(?:react[- ])?bootstrap|vuetify|prime ?(?:react|ng|vue)|fluent(?: ui)?|headless ?ui|react[- ]aria|semantic ui|angular material)\b(?![-/.])/gi;
const LIBRARY_PREFIX = /^<?(?:v|p|el|a|b|q|k|mat|ion|mantine|chakra|ant)-(?=[a-z]{3})/;

/** Reads the syntax of a query. */
export function readSyntax(query: string): QuerySyntax {
  const typed = query.trim().replace(/^var\((.*?)\)?$/, '$1');
  const imported = readImport(typed);
  if (imported) {
    return imported;
  }
  const path = THEME_VARIABLE.exec(typed)?.groups?.path;
  if (path !== undefined) {
    return { text: path.replaceAll('-', '.') };
  }
  const utility = readUtilityClass(typed);
  if (utility !== undefined) {
    return { text: utility };
  }
  const text = typed.replace(ICON_PATH, 'icons-material').replace(NOT_SEARCHED, '');
  const name = [COMPONENT_VARIABLE, TAG, COMPONENT].flatMap(
    (pattern) => pattern.exec(text)?.groups?.name ?? [],
  )[0];
  const kind = CLASS.test(text)
    ? 'class'
    : KINDS[KIND_WORD.exec(text)?.groups?.word?.toLowerCase() ?? ''];
  return {
    text: leaveOutLibraries(text),
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
  };
}

function readImport(text: string): QuerySyntax | undefined {
  const { names = '', path = '' } = (IMPORT.exec(text) ?? IMPORT_PATH.exec(text))?.groups ?? {};
  if (NAMED_MODULE.test(path)) {
    const name = path.replace(NAMED_MODULE, '');
    return { text: name, name };
  }
  const list = names
    .split(/[{},]/)
    .flatMap((part) => /^\s*(\w+)/.exec(part.replace(/^\s*type /, ''))?.[1] ?? []);
  return list[0] === undefined ? undefined : { text: list.join(' '), name: list[0] };
}

/** Whether a word names another library. */
export const isLibrary = (word: string): boolean => leaveOutNames(word) === '';

const leaveOutNames = (text: string) => text.replace(LIBRARY, '').trim();

function leaveOutLibraries(text: string): string {
  const rest = leaveOutNames(text).replace(LIBRARY_PREFIX, '');
  return rest === '' ? text : rest;
}
